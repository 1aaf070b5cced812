import * as z from 'zod/mini';
import type { ConnectionError, CurrentUser, Permissions } from '@/domain/connection';
import type { Client } from '../client';
import { decoder, flagOr, ignoreAnswer, listOf, mapOf, textOr } from '../decode';

const offlineModeSchema = z.object({
	isActive: z.boolean(),
	constant: flagOr(),
	url: flagOr(),
	filter: flagOr(),
	wpLocalConstant: flagOr(),
});

const detailsSchema = z.object({
	api_error_code: z.catch(z.optional(z.string()), undefined),
	api_http_code: z.catch(z.optional(z.number()), undefined),
});

/** CSTATE-23: `data` has the provider's answer, if there was any. */
const errorSchema = z.pipe(
	z.object({
		code: textOr(),
		message: textOr(),
		action: z.catch(z.optional(z.string()), undefined),
		data: z.catch(z.optional(detailsSchema), undefined),
	}),
	z.transform(({ data, ...error }): ConnectionError => ({
		...error,
		apiErrorCode: data?.api_error_code,
		apiHttpCode: data?.api_http_code,
	})),
);

/** GET connection; the last three keys exist only in the page data (DATA-01). */
export const connectionStatusSchema = z.object({
	isActive: z.boolean(),
	isRegistered: z.boolean(),
	isUserConnected: z.boolean(),
	hasConnectedOwner: z.boolean(),
	isStaging: flagOr(),
	isPublic: flagOr(true),
	offlineMode: offlineModeSchema,
	isInIdentityCrisis: flagOr(),
	sandboxDomain: textOr(),
	errors: z.catch(listOf(errorSchema), []),
});

/** A missing flag means no. */
function toPermissions(flags: Record<string, unknown>): Permissions {
	const has = (name: string) => flags[name] === true;
	return {
		adminPage: has('admin_page'),
		connect: has('connect'),
		connectUser: has('connect_user'),
		disconnect: has('disconnect'),
		editPosts: has('edit_posts'),
		publishPosts: has('publish_posts'),
		manageModules: has('manage_modules'),
		manageOptions: has('manage_options'),
		managePlugins: has('manage_plugins'),
		viewStats: has('view_stats'),
	};
}

const providerUserSchema = z.object({
	ID: z.number(),
	login: textOr(),
	email: textOr(),
	display_name: textOr(),
	avatar: textOr(),
});

/** DATA-04. An unlinked user's `wpcomUser` is `{ avatar: false }`. */
export const currentUserSchema = z.pipe(
	z.object({
		id: z.number(),
		username: textOr(),
		gravatar: textOr(),
		isConnected: z.boolean(),
		isMaster: z.boolean(),
		wpcomUser: z.catch(z.nullable(providerUserSchema), null),
		permissions: mapOf(z.unknown()),
	}),
	z.transform(({ wpcomUser, permissions, ...user }): CurrentUser => ({
		...user,
		providerUser: wpcomUser && {
			id: wpcomUser.ID,
			login: wpcomUser.login,
			email: wpcomUser.email,
			displayName: wpcomUser.display_name,
			avatar: wpcomUser.avatar,
		},
		permissions: toPermissions(permissions),
	})),
);

export const connectedPluginMapSchema = z.catch(mapOf(z.object({ name: z.string() })), {});

const testSchema = z.object({ code: z.string(), message: textOr() });
const authorizeSchema = z.object({ authorizeUrl: z.string() });
const reconnectSchema = z.object({ status: z.string(), authorizeUrl: textOr() });

/** The parameters of registering the site (DATA-02). */
export interface Registration {
	/** The nonce for registering, from the page data. */
	nonce: string;
	/** Where the person returns to, relative to wp-admin. */
	redirectUri?: string;
	pluginSlug?: string;
	/** The screen that registers, for the provider's records. */
	from?: string;
}

export const connectionApi = (client: Client) => ({
	loadStatus: () => client.get('connection', decoder(connectionStatusSchema)),
	loadConnectUrl: () => client.get('connection/url', decoder(z.string())),
	loadAuthorizeUrl: (redirectUri?: string) =>
		client.get('connection/authorize_url', decoder(authorizeSchema), {
			no_iframe: true,
			redirect_uri: redirectUri,
		}),
	test: () => client.get('connection/test', decoder(testSchema)),
	register: ({ nonce, redirectUri, pluginSlug, from }: Registration) =>
		client.post('connection/register', decoder(authorizeSchema), {
			registration_nonce: nonce,
			no_iframe: true,
			redirect_uri: redirectUri,
			plugin_slug: pluginSlug,
			from,
		}),
	disconnectSite: () => client.post('connection', ignoreAnswer, { isActive: false }),
	unlinkUser: () => client.post('connection/user', ignoreAnswer, { linked: false }),
	reconnect: () => client.post('connection/reconnect', decoder(reconnectSchema)),
	markStoreSetupSeen: () =>
		client.post('seen-wc-connection-modal', decoder(z.object({ success: z.boolean() }))),
});

import * as v from 'valibot';
import type { ConnectionError, CurrentUser, Permissions } from '@/domain/connection';
import { toFlag } from '@/lib/values';
import type { Client } from '../client';
import {
	decoder,
	flag,
	flagOr,
	listOf,
	mapOf,
	number,
	objectOf,
	orNull,
	plainOr,
	renamed,
	textOr,
} from '../decode';

const offlineModeSchema = objectOf({
	isActive: flag(),
	constant: flagOr(false),
	url: flagOr(false),
	filter: flagOr(false),
	wpLocalConstant: flagOr(false),
});

const detailsSchema = objectOf({
	api_error_code: v.fallback(v.optional(v.string()), undefined),
	api_http_code: v.fallback(v.optional(number()), undefined),
});

/** CSTATE-23: `data` has the provider's answer, if there was any. */
const errorSchema = v.pipe(
	objectOf({
		code: textOr(),
		message: plainOr(),
		action: v.fallback(v.optional(v.string()), undefined),
		data: v.fallback(v.optional(detailsSchema), undefined),
	}),
	v.transform(({ data, ...error }): ConnectionError => ({
		...error,
		apiErrorCode: data?.api_error_code,
		apiHttpCode: data?.api_http_code,
	})),
);

/** An error that we can't read is still an error. */
const UNREADABLE: ConnectionError = { code: '', message: '' };

/** GET connection; the last three keys exist only in the page data (DATA-01). */
export const connectionStatusSchema = objectOf({
	isActive: flag(),
	isRegistered: flag(),
	isUserConnected: flag(),
	hasConnectedOwner: flag(),
	isStaging: flagOr(false),
	isPublic: flagOr(true),
	offlineMode: offlineModeSchema,
	isInIdentityCrisis: flagOr(false),
	sandboxDomain: textOr(),
	errors: v.fallback(listOf(v.fallback(errorSchema, UNREADABLE)), []),
});

/** A missing flag means no. */
function toPermissions(flags: Record<string, unknown>): Permissions {
	const has = (name: string) => toFlag(flags[name]) === true;
	const hasOr = (name: string, usual: boolean) => (name in flags ? has(name) : usual);
	const managesPlugins = has('manage_plugins');
	return {
		adminPage: has('admin_page'),
		connect: has('connect'),
		connectUser: has('connect_user'),
		disconnect: has('disconnect'),
		editPosts: has('edit_posts'),
		publishPosts: has('publish_posts'),
		manageModules: has('manage_modules'),
		manageOptions: has('manage_options'),
		managePlugins: managesPlugins,
		// Printed by this plugin, not by Jetpack, which knows only the right to do everything.
		plugins: {
			install: hasOr('install_plugins', managesPlugins),
			activate: hasOr('activate_plugins', managesPlugins),
			update: hasOr('update_plugins', managesPlugins),
			areFilesWritable: hasOr('modify_files', true),
		},
		viewStats: has('view_stats'),
	};
}

const providerUserSchema = renamed({
	id: ['ID', number()],
	login: ['login', textOr()],
	email: ['email', textOr()],
	displayName: ['display_name', plainOr()],
	avatar: ['avatar', textOr()],
});

/** DATA-04. An unlinked user's `wpcomUser` is `{ avatar: false }`. */
export const currentUserSchema = v.pipe(
	objectOf({
		id: number(),
		username: textOr(),
		gravatar: textOr(),
		isConnected: flag(),
		isMaster: flag(),
		wpcomUser: orNull(providerUserSchema),
		permissions: v.pipe(mapOf(v.unknown()), v.transform(toPermissions)),
	}),
	v.transform(({ wpcomUser: providerUser, ...user }): CurrentUser => ({ ...user, providerUser })),
);

export const connectedPluginMapSchema = v.fallback(
	mapOf(v.fallback(objectOf({ name: plainOr() }), { name: '' })),
	{},
);

/** Printed by the page, and read again by any screen. */
export const connectionApi = (client: Client) => ({
	loadStatus: () => client.get('connection', decoder(connectionStatusSchema)),
	loadConnectUrl: () => client.get('connection/url', decoder(v.string())),
});

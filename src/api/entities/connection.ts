import * as v from 'valibot';
import type { ConnectionError, Permissions } from '@/domain/connection';
import { toFlag } from '@/lib/values';
import type { Client } from '../client';
import * as d from '../decode';

const offlineModeSchema = d.objectOf({
	isActive: d.flag(),
	constant: d.flagOr(false),
	url: d.flagOr(false),
	filter: d.flagOr(false),
	wpLocalConstant: d.flagOr(false),
});

const detailsSchema = d.renamed({
	apiErrorCode: ['api_error_code', v.fallback(v.optional(v.string()), undefined)],
	apiHttpCode: ['api_http_code', v.fallback(v.optional(d.number()), undefined)],
});

/** CSTATE-23: `data` has the provider's answer, if there was any. */
const errorSchema = v.pipe(
	d.objectOf({
		code: d.textOr(),
		message: d.plainOr(),
		action: v.fallback(v.optional(v.string()), undefined),
		data: v.fallback(v.optional(detailsSchema), undefined),
	}),
	v.transform(({ data, ...error }): ConnectionError => ({ ...error, ...data })),
);

/** An error that we can't read is still an error. */
const UNREADABLE: ConnectionError = { code: '', message: '' };

/** GET connection; the last three keys exist only in the page data (DATA-01). */
export const connectionStatusSchema = d.objectOf({
	isActive: d.flag(),
	isRegistered: d.flag(),
	isUserConnected: d.flag(),
	hasConnectedOwner: d.flag(),
	isStaging: d.flagOr(false),
	isPublic: d.flagOr(true),
	offlineMode: offlineModeSchema,
	isInIdentityCrisis: d.flagOr(false),
	sandboxDomain: d.textOr(),
	errors: v.fallback(d.listOf(v.fallback(errorSchema, UNREADABLE)), []),
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

const providerUserSchema = d.renamed({
	id: ['ID', d.number()],
	login: d.textOr(),
	email: d.textOr(),
	displayName: ['display_name', d.plainOr()],
	avatar: d.textOr(),
});

/** DATA-04. An unlinked user's `wpcomUser` is `{ avatar: false }`. */
export const currentUserSchema = d.renamed({
	id: d.number(),
	username: d.textOr(),
	gravatar: d.textOr(),
	isConnected: d.flag(),
	isMaster: d.flag(),
	providerUser: ['wpcomUser', d.orNull(providerUserSchema)],
	permissions: v.pipe(d.mapOf(v.unknown()), v.transform(toPermissions)),
});

export const connectedPluginMapSchema = v.fallback(
	d.mapOf(v.fallback(d.objectOf({ name: d.plainOr() }), { name: '' })),
	{},
);

/** Printed by the page, and read again by any screen. */
export const connectionApi = (client: Client) => ({
	loadStatus: () => client.get('connection', d.decoder(connectionStatusSchema)),
	loadConnectUrl: () => client.get('connection/url', d.decoder(v.string())),
});

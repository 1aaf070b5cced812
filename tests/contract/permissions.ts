import type { Api } from '@/api';
import type { Caller } from './client';

/** Who may make a call, in the words of the capability that WordPress checks. */
export type Permission =
	'public' | 'admin page' | 'modules' | 'connect user' | 'plugins' | 'settings';

export interface Call {
	name: string;
	permission: Permission;
	/** The machine code with which a caller without the right is refused. */
	refusal: string;
	run: (api: Api) => Promise<unknown>;
	/** What answers to who may call but finds nothing: a plugin that is absent. */
	absent?: string;
	/** What answers to who has no cloud account of their own. */
	unlinked?: string;
}

export const VIEW_ADMIN = 'invalid_user_permission_view_admin';
export const GENERIC = 'rest_forbidden';
export const MODULES = 'invalid_user_permission_manage_modules';
export const SETTINGS = 'invalid_user_permission_manage_settings';
export const CONNECTION_DATA = 'invalid_user_permission_user_connection_data';
export const CONNECT = 'invalid_user_permission_jetpack_connect';
export const PLUGINS = 'invalid_user_permission_activate_plugins';

export const CALLERS: Caller[] = [
	'admin',
	'admin2',
	'editor',
	'author',
	'contributor',
	'subscriber',
	'logged out',
	'bad nonce',
	'anonymous',
];

const ADMINISTRATORS: Caller[] = ['admin', 'admin2'];
/** Rights that every logged-in user of a connected site has. */
const OF_EVERYBODY: Permission[] = ['admin page', 'connect user'];

function mayCall(caller: Caller, { permission }: Call): boolean {
	if (permission === 'public') {
		return true;
	}
	return (
		caller !== 'anonymous' && (ADMINISTRATORS.includes(caller) || OF_EVERYBODY.includes(permission))
	);
}

/** How a call must go on a connected site of which only the owner has a cloud account. */
export function expectedOutcome(caller: Caller, call: Call): string {
	// A nonce that is wrong is refused before any right is looked at, even where anybody may call.
	if (caller === 'logged out' || caller === 'bad nonce') {
		return 'session 403 rest_cookie_invalid_nonce';
	}
	if (call.absent === 'not-found 404 rest_no_route') {
		return call.absent;
	}
	if (!mayCall(caller, call)) {
		return `http ${caller === 'anonymous' ? 401 : 403} ${call.refusal}`;
	}
	if (call.unlinked && caller !== 'admin') {
		return call.unlinked;
	}
	return call.absent ?? 'ok';
}

import { nonceOf } from '../e2e/support/rest';
import { cookieHeaderOf } from '../e2e/support/session';
import { SITE, type Role } from '../e2e/support/site';

export const headersOf = async (role: Role, nonce?: string) => ({
	cookie: await cookieHeaderOf(role),
	'x-wp-nonce': nonce ?? (await nonceOf(role)),
});

interface Options {
	role?: Role;
	method?: string;
	nonce?: string;
	/** Added to the session's cookies. */
	cookie?: string;
}

/** Calls an action of the plugin in admin-ajax.php, "record&turn=on". */
export async function callAction<T>(
	action: string,
	{ role = 'admin', method = 'POST', nonce, cookie = '' }: Options = {},
): Promise<{ status: number; body: T }> {
	const session = await headersOf(role, nonce);
	const response = await fetch(
		`${SITE}/wp-admin/admin-ajax.php?action=dashboard_for_jetpack_${action}`,
		{ method, headers: { ...session, cookie: `${session.cookie}; ${cookie}` } },
	);
	return { status: response.status, body: (await response.json()) as T };
}

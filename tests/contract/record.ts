import { nonceOf } from '../e2e/support/rest';
import { cookieHeaderOf } from '../e2e/support/session';
import { SITE } from '../e2e/support/site';

async function askRecord(turn: 'on' | 'off' | ''): Promise<Record<string, unknown>[]> {
	const response = await fetch(
		`${SITE}/wp-admin/admin-ajax.php?action=dashboard_for_jetpack_record&turn=${turn}`,
		{
			method: 'POST',
			headers: { cookie: await cookieHeaderOf('admin'), 'x-wp-nonce': await nonceOf('admin') },
		},
	);
	return ((await response.json()) as { entries: Record<string, unknown>[] }).entries;
}

/** Turns the site's record on or off, as an administrator. */
export const turnRecord = (turn: 'on' | 'off') => askRecord(turn);

/** The newest entry first. */
export const readRecord = () => askRecord('');

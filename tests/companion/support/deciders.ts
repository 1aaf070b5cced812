import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dataFile } from '../../e2e/support/data-folder';
import { nonceOf } from '../../e2e/support/rest';
import { cookieHeaderOf } from '../../e2e/support/session';
import { SITE, type Role } from '../../e2e/support/site';

const CONTENT = 'wordpress/wp-content';

/** Writes files below wp-content, by path, and returns a function that deletes them. */
export function putFiles(files: Record<string, string>): () => void {
	for (const [path, text] of Object.entries(files)) {
		const file = dataFile(`${CONTENT}/${path}`);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	const folders = new Set(Object.keys(files).map((path) => path.split('/').slice(0, 2).join('/')));
	return () =>
		folders.forEach((folder) => rmSync(dataFile(`${CONTENT}/${folder}`), { recursive: true }));
}

/** The number of the line that contains a text. */
export const lineOf = (code: string, text: string) =>
	code.slice(0, code.indexOf(text)).split('\n').length;

interface Answer {
	status: number;
	body: { found?: unknown[]; guesses?: unknown[]; constants?: string[]; isSaved?: boolean };
}

/** The address that answers who decides something. */
export const addressOf = (query: Record<string, string>) =>
	`/wp-admin/admin-ajax.php?${new URLSearchParams({
		action: 'dashboard_for_jetpack_deciders',
		...query,
	}).toString()}`;

/** Asks who decides something, while the cookie `decide` has a value. */
export async function ask(
	query: Record<string, string>,
	decide: string,
	role: Role = 'admin',
	nonce?: string,
): Promise<Answer> {
	const response = await fetch(SITE + addressOf(query), {
		method: 'POST',
		headers: {
			cookie: `${await cookieHeaderOf(role)}; decide=${decide}`,
			'x-wp-nonce': nonce ?? (await nonceOf(role)),
		},
	});
	return { status: response.status, body: (await response.json()) as Answer['body'] };
}

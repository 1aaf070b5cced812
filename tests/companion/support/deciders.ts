import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { callAction } from '../../contract/ajax';
import { dataFile } from '../../e2e/support/data-folder';
import type { Role } from '../../e2e/support/site';

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

export const lineOf = (code: string, text: string) =>
	code.slice(0, code.indexOf(text)).split('\n').length;

interface Answer {
	found?: unknown[];
	guesses?: unknown[];
	constants?: string[];
	isSaved?: boolean;
}

/** Asks who decides something, while the cookie `decide` has a value. */
export const ask = (query: Record<string, string>, decide: string, role?: Role, nonce?: string) =>
	callAction<Answer>(`deciders&${new URLSearchParams(query).toString()}`, {
		role,
		nonce,
		cookie: `decide=${decide}`,
	});

export const addressOf = (query: Record<string, string>) =>
	`/wp-admin/admin-ajax.php?${new URLSearchParams({
		action: 'dashboard_for_jetpack_deciders',
		...query,
	}).toString()}`;

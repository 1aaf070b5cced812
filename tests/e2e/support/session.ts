import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE, type Role } from './site';

export interface Cookie {
	name: string;
	value: string;
	domain: string;
	path: string;
	expires: number;
	httpOnly: boolean;
	secure: boolean;
	sameSite: 'Lax';
}

const PASSWORD = 'password';
const FOLDER = join(__dirname, '../../../.cache/test');

/** Keeps one login per role for the whole run; a file outlives the module registry of a test file. */
const fileOf = (role: Role) => join(FOLDER, `session-${new URL(SITE).port}-${role}.json`);

function toCookie(header: string): Cookie {
	const [pair = ''] = header.split(';');
	const at = pair.indexOf('=');
	const path = /;\s*path=([^;]+)/i.exec(header)?.[1] ?? '/';
	return {
		name: pair.slice(0, at),
		value: pair.slice(at + 1),
		domain: new URL(SITE).hostname,
		path,
		expires: -1,
		httpOnly: true,
		secure: false,
		sameSite: 'Lax',
	};
}

async function logIn(role: Role): Promise<Cookie[]> {
	const response = await fetch(`${SITE}/wp-login.php`, {
		method: 'POST',
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			cookie: 'wordpress_test_cookie=WP%20Cookie%20check',
		},
		body: new URLSearchParams({ log: role, pwd: PASSWORD, testcookie: '1' }).toString(),
		redirect: 'manual',
	});
	const cookies = response.headers.getSetCookie().map(toCookie);
	if (!cookies.some(({ name }) => name.startsWith('wordpress_logged_in'))) {
		throw new Error(`${role} could not log in: HTTP ${response.status}.`);
	}
	return cookies;
}

/** Whether this process logs in. If two log in at once, WordPress loses one session. */
function takeTurn(lock: string): boolean {
	try {
		writeFileSync(lock, '', { flag: 'wx' });
		return true;
	} catch {
		return false;
	}
}

export async function sessionOf(role: Role): Promise<Cookie[]> {
	const file = fileOf(role);
	const lock = `${file}.lock`;
	mkdirSync(FOLDER, { recursive: true });
	while (!existsSync(file)) {
		if (takeTurn(lock)) {
			try {
				// Written in one step, because another process may read it at the same time.
				writeFileSync(`${file}.new`, JSON.stringify(await logIn(role)));
				renameSync(`${file}.new`, file);
			} finally {
				rmSync(lock);
			}
		} else {
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}
	return JSON.parse(readFileSync(file, 'utf8')) as Cookie[];
}

export async function cookieHeaderOf(role: Role): Promise<string> {
	const cookies = await sessionOf(role);
	const pairs = new Map(cookies.map(({ name, value }) => [name, `${name}=${value}`]));
	// The tests read what the site itself prints, also in a scenario with a dirty host.
	return [...pairs.values(), 'jetpack_dashboard_dirt=none'].join('; ');
}

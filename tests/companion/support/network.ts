import { writeFileSync } from 'node:fs';
import { dataFile } from '../../e2e/support/data-folder';
import { SITE } from '../../e2e/support/site';
import { configure, runStep, untilConfigured } from './database';

async function isMultisite() {
	return (await runStep<{ isMultisite: boolean }>('environment')).isMultisite;
}

/** Turns the site into a sub-directory network, and returns a function that turns it back. The tables of the network stay. */
export async function startNetwork(): Promise<() => Promise<void>> {
	await runStep('network');
	const restore = configure(
		[
			"define( 'MULTISITE', true );",
			"define( 'SUBDOMAIN_INSTALL', false );",
			`define( 'DOMAIN_CURRENT_SITE', '${new URL(SITE).host}' );`,
			"define( 'PATH_CURRENT_SITE', '/' );",
			"define( 'SITE_ID_CURRENT_SITE', 1 );",
			"define( 'BLOG_ID_CURRENT_SITE', 1 );",
		].join('\n'),
	);
	await untilConfigured(isMultisite);
	return async () => {
		restore();
		await untilConfigured(async () => !(await isMultisite()));
	};
}

export const siteAt = async (path: string, title: string) =>
	(await runStep<{ site: number }>('site', { path, title })).site;

export const onSite = <T>(site: number, then: string, data: object = {}) =>
	runStep<T>('on', { site, then, ...data });

/** A visitor who is logged in to the network, whose cookies have other names than those of a single site. */
export interface Visitor {
	cookie: string;
	/** Loads a path below the address of the first site, without following a redirect. */
	get: (path: string, headers?: Record<string, string>) => Promise<Response>;
}

export async function logIn(login: string): Promise<Visitor> {
	const response = await fetch(`${SITE}/wp-login.php`, {
		method: 'POST',
		headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams({ log: login, pwd: 'password', testcookie: '1' }),
		redirect: 'manual',
	});
	const pairs = response.headers.getSetCookie().map((header) => header.split(';')[0] ?? '');
	const cookie = [...new Set(pairs)].join('; ');
	if (!cookie.includes('wordpress_logged_in')) {
		throw new Error(`${login} could not log in: HTTP ${response.status}.`);
	}
	return {
		cookie,
		get: (path, headers = {}) =>
			fetch(`${SITE}${path}`, { headers: { cookie, ...headers }, redirect: 'manual' }),
	};
}

const UPDATES = 'wordpress/wp-content/mu-plugins/planted-updates.php';

/** Adds updates for these plugins to the site, which has none, and returns the path of the file. */
export function plantUpdates(files: string[]): string {
	const response = files.map((file) => `'${file}' => (object) array()`).join(', ');
	writeFileSync(
		dataFile(UPDATES),
		`<?php add_filter( 'pre_site_transient_update_plugins', function () {
			return (object) array( 'last_checked' => time() - 3 * HOUR_IN_SECONDS, 'response' => array( ${response} ), 'no_update' => array(), 'checked' => array(), 'translations' => array() );
		}, 20 );`,
	);
	return dataFile(UPDATES);
}

const textOf = (html: string) =>
	html
		.replace(/<button[^]*?<\/button>/g, '')
		.replace(/<br>/g, ' | ')
		.replace(/<[^>]+>/g, '')
		.trim();

/** The last row of the list: the number of sites, and how many of them need something. */
export const totalsOf = (html: string): string[] =>
	[
		...(/<tr><th scope="row" class="column-primary">[^]*?<\/tr>/.exec(html)?.[0] ?? '').matchAll(
			/<t[hd][^>]*>([^]*?)<\/t[hd]>/g,
		),
	].map(([, cell = '']) => textOf(cell));

/** Rows of the list: the link of each site and the tone of its status, and the text of each column by its title. */
export function rowsOf(html: string): Record<string, string>[] {
	const [, body = ''] = /<tbody id="the-list"[^>]*>([^]*?)<\/tbody>/.exec(html) ?? [];
	return body
		.split('<tr')
		.slice(1)
		.filter((row) => row.includes('data-colname'))
		.map((row) => ({
			tone: /<b class="(\w+)">/.exec(row)?.[1] ?? '',
			link: (/href="([^"]+)"/.exec(row)?.[1] ?? '').replace(/^http:\/\/[^/]+/, ''),
			...Object.fromEntries(
				[...row.matchAll(/data-colname="([^"]+)"[^>]*>([^]*?)<\/t[dh]>/g)].map(
					([, title = '', cell = '']) => [title, textOf(cell)],
				),
			),
		}));
}

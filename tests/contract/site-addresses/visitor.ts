import { decodePageData } from '@/api';
import type { PageData } from '@/domain/site/page-data';
import { printedGlobal } from '../../e2e/support/page-data';
import { SITE } from '../../e2e/support/site';

/** The addresses of a site. Missing ones are those of the test site. */
export interface SiteAddress {
	/** Address of WordPress, without a slash at its end. */
	admin?: string;
	home?: string;
	permalinks?: string;
	/** The folder of the REST API with pretty permalinks. */
	prefix?: string;
	restRoot?: string;
}

export const headersFor = (address: SiteAddress) => ({
	'x-test-address': JSON.stringify(address),
	...(address.admin?.startsWith('https:') ? { 'x-forwarded-proto': 'https' } : {}),
});

export interface Visitor {
	pageUrl: string;
	html: string;
	page: PageData;
	cookies: [name: string, value: string][];
	send: (url: string, init?: RequestInit) => Promise<Response>;
}

/** Logs in at an address as an administrator, and opens the dashboard. An https address is sent as its proxy would send it. */
export async function visit(address: SiteAddress): Promise<Visitor> {
	const admin = address.admin ?? SITE;
	const cookies = new Map([['wordpress_test_cookie', 'WP%20Cookie%20check']]);
	const send = (url: string, init: RequestInit = {}) =>
		fetch(url.replace(/^https:/, 'http:'), {
			redirect: 'manual',
			...init,
			headers: {
				...headersFor(address),
				cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
				...init.headers,
			},
		});
	const login = await send(`${admin}/wp-login.php`, {
		method: 'POST',
		body: new URLSearchParams({ log: 'admin', pwd: 'password', testcookie: '1' }),
	});
	login.headers.getSetCookie().forEach((line) => {
		const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
		cookies.set(name, value);
	});
	const pageUrl = `${admin}/wp-admin/admin.php?page=jetpack`;
	const html = await (await send(pageUrl)).text();
	const page = decodePageData(printedGlobal(html, 'Initial_State'), pageUrl);
	return { pageUrl, html, page, cookies: [...cookies], send };
}

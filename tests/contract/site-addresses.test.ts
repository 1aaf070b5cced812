import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { configure, untilConfigured } from '../companion/support/database';
import { phpComplaints } from '../companion/support/log';
import { openPage } from '../e2e/support/browser';
import { dataFile } from '../e2e/support/data-folder';
import { loadScenario } from '../e2e/support/rest';
import { isWordPressAtLeast, SITE } from '../e2e/support/site';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';
import { CONFIG } from './site-addresses/config';
import { headersFor, visit, type SiteAddress } from './site-addresses/visitor';

const { host, port } = new URL(SITE);
const PRETTY = '/%postname%/';
/** A link to the site's own folder, so that WordPress is in a folder of the address, too. */
const FOLDER = 'wordpress/blog';

/** Addresses of a site, and the REST root that the app must use. */
const ADDRESSES: Record<string, [address: SiteAddress, root: string]> = {
	'plain permalinks': [{ permalinks: '' }, `${SITE}/index.php?rest_route=/`],
	'pretty permalinks': [{ permalinks: PRETTY }, `${SITE}/wp-json/`],
	'another REST prefix': [{ permalinks: PRETTY, prefix: 'api' }, `${SITE}/api/`],
	'a REST root that a filter moves within the site': [
		{ restRoot: `${SITE}/?rest_route=/` },
		`${SITE}/?rest_route=/`,
	],
	'a REST root that a filter moves to another host': [
		{ restRoot: 'https://api.example/wp-json/' },
		`${SITE}/index.php?rest_route=/`,
	],
	'WordPress in a folder': [{ admin: `${SITE}/blog` }, `${SITE}/blog/index.php?rest_route=/`],
	'WordPress in a folder, with pretty permalinks': [
		{ admin: `${SITE}/blog`, permalinks: PRETTY },
		`${SITE}/blog/wp-json/`,
	],
	'WordPress in a folder, and the site above it': [
		{ admin: `${SITE}/blog`, home: SITE, permalinks: PRETTY },
		`${SITE}/wp-json/`,
	],
	'the admin under another host name than the site': [
		{ admin: SITE, home: `http://localhost:${port}`, permalinks: PRETTY },
		`${SITE}/index.php?rest_route=/`,
	],
	'http behind a proxy for https': [
		{ admin: `https://${host}` },
		`https://${host}/index.php?rest_route=/`,
	],
};

const addressOf = (name: string): SiteAddress => ADDRESSES[name]?.[0] ?? {};

const filesIn = (html: string) =>
	[...html.matchAll(/(?:src|href)=["']([^"']+\/dashboard-for-jetpack\/build[^"']+)["']/g)].map(
		([, url = '']) => url.replaceAll('&#038;', '&'),
	);

let restore = () => undefined as void;

beforeAll(async () => {
	await loadScenario('free');
	symlinkSync('.', dataFile(FOLDER));
	putMuPlugin(
		'site-addresses',
		readFileSync(join(__dirname, 'site-addresses/site-addresses.php'), 'utf8'),
	);
	restore = configure(CONFIG);
	await untilConfigured(
		async () => (await fetch(`${SITE}/wp-login.php`)).headers.get('x-test-address') === 'read',
	);
});
afterAll(() => {
	restore();
	removeMuPlugin('site-addresses');
	rmSync(dataFile(FOLDER), { force: true });
});

describe.each(Object.entries(ADDRESSES))('%s', (_name, [address, root]) => {
	it('the page loads its files and the app reads and saves from the address of the admin', async () => {
		const { page, pageUrl, html, send } = await visit(address);
		expect(page.apiRoot).toBe(root);
		expect(new URL(page.apiRoot).origin).toBe(new URL(pageUrl).origin);
		const files = filesIn(html);
		expect(files.length).toBeGreaterThan(1);
		expect(files.filter((url) => new URL(url).origin !== new URL(pageUrl).origin)).toEqual([]);
		const loaded = await Promise.all(files.map((url) => send(url)));
		expect(loaded.map(({ status }) => status)).toEqual(files.map(() => 200));

		const settings = `${page.apiRoot}jetpack/v4/settings`;
		const headers = { 'x-wp-nonce': page.apiNonce, 'content-type': 'application/json' };
		const read = async () =>
			(await (await send(settings, { headers })).json()) as Record<string, unknown>;
		const { sitemaps: before } = await read();
		expect(typeof before).toBe('boolean');
		const body = JSON.stringify({ sitemaps: !before });
		expect((await send(settings, { method: 'POST', headers, body })).status).toBe(200);
		expect(await read()).toMatchObject({ sitemaps: !before });
	});
});

it('behind a proxy for https, the page has no http address of the site', async () => {
	const { html } = await visit(addressOf('http behind a proxy for https'));
	expect(decodeURIComponent(html.replace(/%(?![\da-f]{2})/gi, '%25'))).not.toContain(
		`http://${host}`,
	);
});

it.each(['WordPress in a folder', 'the admin under another host name than the site'])(
	'%s: the app runs in a browser, loads its lazy chunks and saves',
	async (name) => {
		const address = addressOf(name);
		const { pageUrl, cookies } = await visit(address);
		const { page, context, complaints } = await openPage('admin');
		await context.addCookies(cookies.map(([key, value]) => ({ name: key, value, url: SITE })));
		await page.setExtraHTTPHeaders(headersFor(address));
		await page.goto(`${pageUrl}#/security`);
		const box = page.getByLabel(/^Get alerts if your site goes offline/);
		await box.waitFor();
		const saved = page.waitForResponse(
			(answer) => answer.request().method() === 'POST' && /settings|module/.test(answer.url()),
		);
		await box.click();
		expect((await saved).status()).toBe(200);
		// The palette of WordPress 6.9 calls the site's other name, which the browser refuses, and doesn't catch that.
		const isOfPalette = (complaint: string) =>
			isWordPressAtLeast('6.9') && /\/wp\/v2\/users\/me|^Uncaught: Object$/.test(complaint);
		expect(complaints.filter((complaint) => !isOfPalette(complaint))).toEqual([]);
	},
);

it('no request causes a PHP warning', () => {
	expect(phpComplaints()).toBe('');
});

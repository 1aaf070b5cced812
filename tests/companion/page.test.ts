import { decodePageData } from '@/api';
import { documentOf, printedGlobal, printedPageData } from '../e2e/support/page-data';
import { callRest } from '../e2e/support/rest';
import { cookieHeaderOf } from '../e2e/support/session';
import { PAGE, SITE, type Role } from '../e2e/support/site';
import './support/no-complaints';
import { askProbe, DASHBOARD, JETPACK, OWN_PAGE, switchPlugin } from './support/site';

const CONTAINER = '<div id="jp-plugin-container"';
const DOUBLES_PAGE = '<h1>The own page of the double</h1>';

async function statusOf(role: Role, address: string): Promise<number> {
	const headers = { cookie: await cookieHeaderOf(role) };
	return (await fetch(address, { headers })).status;
}

describe('page next to Jetpack', () => {
	beforeAll(async () => {
		await switchPlugin('mode-probe/mode-probe.php', 'active');
		await switchPlugin(JETPACK, 'active');
	});
	afterAll(() => switchPlugin(JETPACK, 'inactive'));

	it('prints the page data of Jetpack, with its REST root and nonce', async () => {
		const wire = await printedPageData('admin', OWN_PAGE);
		const page = decodePageData(wire, PAGE);
		expect(page.site).toMatchObject({
			title: 'Sandbox site',
			blogId: 4711,
			rawUrl: 'double.example::blog',
			currentVersion: '99.1',
		});
		expect(page.apiRoot).toBe(`${SITE}/index.php?rest_route=/`);
		const call = await fetch(`${page.apiRoot}jetpack/v4/connection`, {
			headers: { cookie: await cookieHeaderOf('admin'), 'x-wp-nonce': page.apiNonce },
		});
		expect(call.status).toBe(200);
		expect(wire.connectionStatus).toMatchObject((await call.json()) as object);
	});

	it('loads its scripts in their order on a site that defers all others', async () => {
		const html = await documentOf('admin', OWN_PAGE, 'jetpack_dashboard_dirt=scripts');
		const tagOf = (id: string) => html.match(new RegExp(`<script[^>]* id="${id}-js"[^>]*>`))?.[0];
		expect(tagOf('common')).toContain(' defer');
		for (const id of ['wp-i18n', 'wp-api-fetch', 'react-dom', 'dashboard-for-jetpack']) {
			expect(tagOf(id)).not.toMatch(/ defer| async/);
		}
	});

	it("prints its own name, Jetpack's other script data and nothing of the stub", async () => {
		const html = await documentOf('admin', OWN_PAGE);
		expect(printedGlobal(html, 'JP_CONNECTION_INITIAL_STATE')).toEqual({
			siteSuffix: 'double.example::blog',
		});
		expect(printedGlobal(html, 'jetpack_redirects')).toEqual({
			currentSiteRawUrl: 'double.example::blog',
		});
		for (const name of ['jpTracksAJAX', 'jitm_config', 'jp_banner', 'jpConnect']) {
			expect(printedGlobal(html, name)).toBeUndefined();
		}
		expect(html).toMatch(/<title>Dashboard for Jetpack (‹|&lsaquo;) /);
		expect(html).toMatch(
			/<a href=['"]admin\.php\?page=dashboard-for-jetpack['"][^>]*>Jetpack overview<\/a>/,
		);
	});

	it('preloads the chunk of the screen before the first style sheet', async () => {
		const html = await documentOf('admin', OWN_PAGE);
		const preload = html.indexOf('dashboard.js?ver=');
		expect(preload).toBeGreaterThan(-1);
		expect(preload).toBeLessThan(html.search(/<link[^>]*rel=['"]stylesheet/));
	});

	it('prints the skeleton and the bundle above the data, and the call that starts the app below them', async () => {
		const html = await documentOf('admin', OWN_PAGE);
		const places = [
			CONTAINER,
			'id="dashboard-for-jetpack-js"',
			'var Initial_State',
			'window.dashboardForJetpackStart?.()',
			'<div id="wpfooter"',
		].map((text) => html.indexOf(text));
		expect(places).not.toContain(-1);
		expect(places).toEqual([...places].sort((one, other) => one - other));
	});

	it.each([
		['', {}],
		// What another plugin changes.
		['&policy=1', { nonce: 'n&quot;1', crossorigin: 'anonymous' }],
	])(
		'preloads the bundle, and the scripts that it needs, from the head: "%s"',
		async (query, added) => {
			const [head = '', body = ''] = (await documentOf('admin', OWN_PAGE + query)).split('</head>');
			const [bundle = ''] = body.slice(body.indexOf(CONTAINER)).split('var Initial_State');
			const attributesOf = (tag: string) =>
				Object.fromEntries(
					[...tag.matchAll(/([\w-]+)=["']([^"']*)["']/g)].map(([, name, value]) => [name, value]),
				);
			const preloaded = [...head.matchAll(/<link rel="preload"[^>]*>/g)].map(([tag]) =>
				attributesOf(tag),
			);
			const printed = [...bundle.matchAll(/<script[^>]* src=[^>]*>/g)].map(([tag]) =>
				attributesOf(tag),
			);
			expect(preloaded).toEqual(
				printed.map(({ src }) => ({ rel: 'preload', as: 'script', href: src, ...added })),
			);
			expect(preloaded.at(-1)?.href).toContain('/build/admin.js?ver=');
			expect(preloaded.some(({ href }) => href?.includes('/react-dom'))).toBe(true);
			expect(preloaded.every(({ href }) => href?.includes('signed=1'))).toBe(query !== '');
		},
	);

	it('sends the bundle while it still collects the data', async () => {
		const headers = { cookie: await cookieHeaderOf('admin') };
		const response = await fetch(`${OWN_PAGE}&slow=1`, { headers });
		const decoder = new TextDecoder();
		let html = '';
		let bundleAt = NaN;
		for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
			html += decoder.decode(part, { stream: true });
			if (Number.isNaN(bundleAt) && html.includes('id="dashboard-for-jetpack-js"')) {
				bundleAt = performance.now();
				expect(html).not.toContain('var Initial_State');
			}
		}
		expect(html).toContain('var Initial_State');
		expect(performance.now() - bundleAt).toBeGreaterThan(300);
	});

	it("adds its menu entry below Jetpack's and leaves Jetpack's page in place", async () => {
		const html = await documentOf('admin', PAGE);
		expect(html).toContain(DOUBLES_PAGE);
		expect(html).not.toContain(CONTAINER);
		expect(html).toContain('admin.php?page=dashboard-for-jetpack');
		expect(html).not.toContain('page=jetpack#/');
	});

	it.each<[Role, number]>([
		['editor', 200],
		['subscriber', 403],
	])('opens only for users with the Jetpack menu entry: %s %i', async (role, status) => {
		expect(await statusOf(role, PAGE)).toBe(status);
		expect(await statusOf(role, OWN_PAGE)).toBe(status);
	});

	it('leaves the Plugins screen and the old pages to Jetpack', async () => {
		const html = await documentOf('admin', `${SITE}/wp-admin/plugins.php`);
		expect(printedGlobal(html, 'Initial_State')).toBeUndefined();
		expect(await statusOf('admin', `${SITE}/wp-admin/admin.php?page=jetpack_about`)).not.toBe(200);
	});

	it('returns to the stub when Jetpack is deactivated, even if the stub never ran before', async () => {
		await switchPlugin(DASHBOARD, 'inactive');
		await switchPlugin(DASHBOARD, 'active');
		await askProbe('forget');
		await switchPlugin(JETPACK, 'inactive');
		const page = decodePageData(await printedPageData('admin'), PAGE);
		expect(page.site).toMatchObject({ title: 'Sandbox site', plan: { class: 'free' } });
		expect(page.connectionStatus.isRegistered).toBe(true);
		const { body } = await callRest('admin', 'jetpack-dashboard-sandbox/v1/scenarios');
		expect(body).toMatchObject({ current: 'free' });
		expect(await statusOf('admin', OWN_PAGE)).toBe(403);
	});
});

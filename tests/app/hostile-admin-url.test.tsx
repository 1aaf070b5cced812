import { decodePageData } from '@/api';
import { boot } from '@/app/boot/boot';
import { act, screen } from '#tests/support/render';
import { buildPageData, buildWirePageData } from '#tests/support/fixtures';
import { inApp, openAt, renderApp } from './support/render-app';

/** Addresses of wp-admin, or of the REST API, that a filter, another plugin or a broken site may print. `api/admin-url` tests those of wp-admin. */
const HOSTILE = [
	'javascript:alert(1)//',
	' JavaScript:alert(1)//',
	'data:text/html,<script>alert(1)</script>',
	'//evil.test/wp-admin/',
	'https://evil.test/wp-admin/',
	'https://site.test@evil.test/wp-admin/',
	'/wp-admin/',
	'nonsense',
	'',
];

const ADMIN = 'http://site.test/wp-admin/';
/** Routes of the app, this site's admin, and the three other hosts that the app links to. */
const IS_SAFE =
	/^(?:#\/|http:\/\/site\.test\/wp-admin\/|https:\/\/(?:jetpack\.com\/redirect|play\.google\.com|apps\.apple\.com)\/)/;

/** The address of every link on the page. */
const hrefs = () =>
	[...document.querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? '');

const hrefOf = (name: string) => inApp().getByRole('link', { name }).getAttribute('href');

function expectSafeLinks() {
	expect(hrefs().length).toBeGreaterThan(5);
	expect(hrefs().filter((href) => !IS_SAFE.test(href))).toEqual([]);
}

describe('with an address of another host as the printed one of wp-admin', () => {
	const adminUrl = 'https://evil.test/wp-admin/';

	it('DASH-27 NAV-18 the footer and the tabs link to the admin of this site', async () => {
		await openAt({ route: '/my-plan', pageData: { adminUrl } }, 'My Plan');
		expectSafeLinks();
		expect(hrefOf('About')).toBe(`${ADMIN}admin.php?page=jetpack_about`);
		expect(hrefOf('Modules')).toBe('#/modules');
		expect(hrefOf('Debug')).toBe(`${ADMIN}admin.php?page=jetpack-debugger`);
		expect(hrefOf('My Jetpack')).toBe(`${ADMIN}admin.php?page=my-jetpack`);
	});

	it('the notice of a restored connection links to the Site Health screen of this site', async () => {
		const jetpackStateNotices = { messageCode: 'reconnection_completed' };
		renderApp({ route: '/privacy', pageData: { adminUrl, jetpackStateNotices } });
		await screen.findByRole('link', { name: 'Open Site Health' });
		expectSafeLinks();
		expect(hrefOf('Open Site Health')).toBe(`${ADMIN}site-health.php`);
	});

	it('the coupon banner links to the coupon screen of this site', async () => {
		renderApp({ scenario: 'coupon-site-only', pageData: { adminUrl } });
		await screen.findByRole('link', { name: 'Redeem' });
		expectSafeLinks();
		expect(hrefOf('Redeem')).toBe(`${ADMIN}admin.php?page=jetpack&showCouponRedemption=1`);
	});
});

const PLAIN = 'http://site.test/index.php?rest_route=/';

it.each([
	...HOSTILE.map((root) => [root, PLAIN]),
	// No route can be added to these.
	['http://site.test/wp-json?lang=de/', PLAIN],
	['http://site.test/index.php?rest_route=/wp/v2', PLAIN],
	...[
		'http://site.test/wp-json/',
		'http://site.test/blog/wp-json/',
		PLAIN,
		'http://site.test/wp-json/?lang=de',
		'http://site.test/index.php?rest_route=%2F&lang=de',
	].map((root) => [root, root]),
])('with %p as the printed REST root, calls with the nonce go to %s', (WP_API_root, root) => {
	expect(buildPageData({ pageData: { WP_API_root } }).apiRoot).toBe(root);
});

it.each([
	[
		'http://site.test/blog/wp-admin/admin.php?page=jetpack',
		'http://site.test/blog/index.php?rest_route=/',
	],
	['http://site.test:8080/wp-admin/plugins.php', 'http://site.test:8080/index.php?rest_route=/'],
	['https://site.test/wp-admin/admin.php', 'https://site.test/index.php?rest_route=/'],
])('on %s, a REST root of another origin becomes %s', (pageUrl, root) => {
	const wire = { ...buildWirePageData(), WP_API_root: 'http://site.test.evil.test/wp-json/' };
	expect(decodePageData(wire, pageUrl).apiRoot).toBe(root);
});

it.each([
	['a number', 7],
	['missing', undefined],
	['null', null],
	['a list', ['javascript:alert(1)']],
])('ERR-12 shows no link if the address of wp-admin is %s', async (_what, adminUrl) => {
	document.body.innerHTML = '<div id="jp-plugin-container"></div>';
	const root = await act(() => boot({ ...buildWirePageData(), adminUrl }));
	expect(screen.getByText(/^adminUrl:/)).toBeInTheDocument();
	expect(hrefs()).toEqual([]);
	act(() => root?.unmount());
	document.body.innerHTML = '';
});

import { decodePageData } from '@/api';
import { buildPageData, buildWirePageData } from '#tests/support/fixtures';

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

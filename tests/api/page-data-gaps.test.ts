import type { PageData } from '@/domain/site/page-data';
import { buildPageData } from '#tests/support/fixtures';

const siteData = (patch: object) => ({ siteData: { blog_id: 1, plan: {}, ...patch } });

/** Values of a key of the page data that is missing or malformed. */
const ROWS: [string, Record<string, unknown>, (page: PageData) => unknown, unknown][] = [
	['a theme that is not printed', { themeData: false }, ({ site }) => site.theme.support, {}],
	[
		'support in each spelling',
		{ themeData: { support: { a: '1', b: 0, c: 'perhaps' } } },
		({ site }) => site.theme.support,
		{ a: true, b: false, c: null },
	],
	[
		'counts of licenses that the site could not fetch',
		{ licensing: { userCounts: { errors: {}, error_data: {} } } },
		({ licensing }) => licensing.counts,
		null,
	],
	[
		'counts of licenses that are texts',
		{ licensing: { userCounts: { attached: '2', detached: '1', revoked: '0' } } },
		({ licensing }) => licensing.counts,
		{ attached: 2, detached: 1, revoked: 0 },
	],
	[
		'half of a dismissed reminder',
		{
			licensing: { activationNoticeDismiss: { last_detached_count: '2', last_dismissed_time: 7 } },
		},
		({ licensing }) => licensing.dismissedNotice,
		{ lastDetachedCount: 2, lastDismissedTime: null },
	],
	[
		'a dismissed notice next to an odd one',
		{ dismissedNotices: { welcome: '1', other: {} } },
		({ dismissedNotices }) => dismissedNotices,
		{ welcome: true, other: false },
	],
	[
		'DATA-15 DATA-16 flags in another spelling',
		siteData({ showBackups: 0, showPromotions: '', siteVisibleToSearchEngines: '0' }),
		({ site }) => [site.showBackups, site.showPromotions, site.isVisibleToSearchEngines],
		[false, false, false],
	],
	[
		'a plan without its class',
		siteData({ plan: { product_slug: 'jetpack_premium' } }),
		({ site }) => site.plan.class,
		'premium',
	],
	['a number of the site in quotes', siteData({ blog_id: '7' }), ({ site }) => site.blogId, 7],
	[
		'the time of a check in quotes',
		{ pluginUpdatesCheckedAt: '1760000000' },
		({ site }) => site.pluginsCheckedAt,
		1_760_000_000_000,
	],
	[
		'the time of a check that is none',
		{ pluginUpdatesCheckedAt: 'soon' },
		({ site }) => site.pluginsCheckedAt,
		null,
	],
];

it.each(ROWS)('decodes the page data with %s', (_title, pageData, read, expected) => {
	expect(read(buildPageData({ pageData }))).toEqual(expected);
});

it('DATA-10 decodes settings by their keys, the roles that may read the stats, the admin email, the IP and the admin URL', () => {
	const pageData = { adminEmail: 'owner@site.test', currentIp: '203.0.113.7' };
	const { settings, site } = buildPageData({ world: { settings: { admin_bar: false } }, pageData });
	expect(settings).toMatchObject({ admin_bar: false, protect: true });
	expect(site).toMatchObject({
		roles: { administrator: { name: 'administrator' } },
		adminEmail: 'owner@site.test',
		currentIp: '203.0.113.7',
		adminUrl: 'http://site.test/wp-admin/',
	});
});

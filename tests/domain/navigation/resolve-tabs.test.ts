import { resolveTabs, type Tabs, type TabFacts } from '@/domain/navigation/resolve-tabs';
import { buildPageData } from '#tests/support/fixtures';

const MANAGER: TabFacts = {
	pathname: '/settings',
	group: 'settings',
	connection: 'connected',
	canManageModules: true,
	canEditPosts: true,
	isLinked: true,
	showRecommendations: true,
	newRecommendations: 0,
	showMyJetpack: true,
	isAntiSpamActive: false,
	hasToolsSection: false,
	isPublicizeActive: false,
	isPostByEmailActive: false,
	hasModule: () => false,
};

const DASHBOARD: TabFacts = { ...MANAGER, pathname: '/dashboard', group: 'dashboard' };

const keysOf = (tabs: Tabs): string[] =>
	tabs.kind === 'none' ? [] : tabs.tabs.map(({ key }) => key);

const findCurrent = (facts: Partial<TabFacts>) => {
	const tabs = resolveTabs({ ...DASHBOARD, ...facts });
	return tabs.kind === 'none' ? undefined : tabs.tabs.find(({ isCurrent }) => isCurrent)?.key;
};

describe('dashboard tabs', () => {
	it.each<[string, Partial<TabFacts>, string[]]>([
		['NAV-13 in order', {}, ['at-a-glance', 'my-plan', 'plans', 'recommendations', 'my-jetpack']],
		[
			'NAV-14 NAV-15 offline',
			{ connection: 'offline' },
			['at-a-glance', 'recommendations', 'my-jetpack'],
		],
		[
			'NAV-14 unlinked',
			{ isLinked: false },
			['at-a-glance', 'plans', 'recommendations', 'my-jetpack'],
		],
		['NAV-16', { showRecommendations: false }, ['at-a-glance', 'my-plan', 'plans', 'my-jetpack']],
		['NAV-18', { showMyJetpack: false }, ['at-a-glance', 'my-plan', 'plans', 'recommendations']],
		['NAV-19', { canManageModules: false }, ['at-a-glance']],
	])('%s', (_name, facts, expected) => {
		expect(keysOf(resolveTabs({ ...DASHBOARD, ...facts }))).toEqual(expected);
	});

	it('NAV-17 counts new recommendations on their tab only', () => {
		const tabs = resolveTabs({ ...DASHBOARD, newRecommendations: 2 });
		const counts = tabs.kind === 'dashboard' ? tabs.tabs.map(({ count }) => count) : [];
		expect(counts).toEqual([0, 0, 0, 2, 0]);
	});

	it.each<[string, Partial<TabFacts>, string]>([
		['/', { pathname: '/' }, 'at-a-glance'],
		['/my-plan', { pathname: '/my-plan' }, 'my-plan'],
		['/plans', { pathname: '/plans', group: 'plans' }, 'plans'],
		[
			'a recommendation step',
			{ pathname: '/recommendations/monitor', group: 'recommendations' },
			'recommendations',
		],
	])('marks the tab of %s', (_name, facts, expected) => {
		expect(findCurrent(facts)).toBe(expected);
	});

	it.each<[string, Partial<TabFacts>]>([
		['a product', { pathname: '/product/scan', group: 'product' }],
		['a license', { pathname: '/license/activation', group: 'licensing' }],
	])('shows the tabs on the page of %s, without a current one', (_name, facts) => {
		expect(keysOf(resolveTabs({ ...DASHBOARD, ...facts }))).toContain('my-plan');
		expect(findCurrent(facts)).toBeUndefined();
	});
});

const tabsWith = (slug: string) =>
	keysOf(resolveTabs({ ...MANAGER, hasModule: (one) => one === slug }));

/** The tabs that each single module adds. */
const TABS = [
	['NAV-20', 'protect', ['security']],
	['NAV-20', 'sso', ['security']],
	['NAV-20', 'vaultpress', ['security']],
	['NAV-20', 'waf', ['security']],
	['NAV-21', 'photon', ['performance']],
	['NAV-21', 'photon-cdn', ['performance']],
	['NAV-21', 'lazy-images', ['performance']],
	['NAV-21', 'search', ['performance']],
	['NAV-21', 'videopress', ['performance']],
	['NAV-22', 'masterbar', ['writing']],
	['NAV-22 NAV-24', 'markdown', ['writing', 'discussion']],
	['NAV-22', 'custom-content-types', ['writing']],
	['NAV-22', 'post-by-email', ['writing']],
	['NAV-22', 'infinite-scroll', ['writing']],
	['NAV-22', 'copy-post', ['writing']],
	['NAV-23', 'publicize', ['sharing']],
	['NAV-23', 'sharedaddy', ['sharing']],
	['NAV-23', 'likes', ['sharing']],
	['NAV-24', 'comments', ['discussion']],
	['NAV-24', 'gravatar-hovercards', ['discussion']],
	['NAV-24', 'subscriptions', ['discussion']],
	['NAV-25', 'seo-tools', ['traffic']],
	['NAV-25', 'wordads', ['traffic']],
	['NAV-25', 'stats', ['traffic']],
	['NAV-25', 'related-posts', ['traffic']],
	['NAV-25', 'verification-tools', ['traffic']],
	['NAV-25', 'sitemaps', ['traffic']],
	['NAV-25', 'google-analytics', ['traffic']],
] as const;

it.each(TABS)('%s %s alone adds %j', (_ids, slug, expected) => {
	expect(tabsWith(slug)).toEqual(expected);
});

it('NAV-20 NAV-21 NAV-22 NAV-23 NAV-24 NAV-25 no other module adds a tab', () => {
	const others = Object.keys(buildPageData().modules).filter(
		(slug) => !TABS.some(([, listed]) => listed === slug),
	);
	expect(others).toEqual(expect.arrayContaining(['blocks', 'carousel', 'latex', 'widgets']));
	expect(others.filter((slug) => tabsWith(slug).length > 0)).toEqual([]);
});

it('NAV-26 shows all tabs in order, without privacy', () => {
	expect(keysOf(resolveTabs({ ...MANAGER, hasModule: () => true }))).toEqual([
		'security',
		'performance',
		'writing',
		'sharing',
		'discussion',
		'traffic',
	]);
});

const EDITOR = { ...MANAGER, canManageModules: false, isPublicizeActive: true };
const none = { kind: 'none' };

it.each<[string, TabFacts, object]>([
	['none at a skip link', { ...MANAGER, group: 'skip-link' }, none],
	[
		'NAV-20 no search and no current tab in the list of modules, which has a filter',
		{ ...MANAGER, pathname: '/modules', isAntiSpamActive: true },
		{ kind: 'settings', hasSearch: false, tabs: [{ key: 'security', isCurrent: false, count: 0 }] },
	],
	[
		'FIND-01 the search alone without modules',
		MANAGER,
		{ kind: 'settings', hasSearch: true, tabs: [] },
	],
	[
		'NAV-27 FIND-01 a publisher’s tab, without the search',
		EDITOR,
		{ kind: 'settings', hasSearch: false, tabs: [{ key: 'sharing', isCurrent: true, count: 0 }] },
	],
	[
		'NAV-27 none for publishers without an active tab',
		{ ...EDITOR, isPublicizeActive: false },
		none,
	],
	['NAV-29 none for users who edit no posts', { ...EDITOR, canEditPosts: false }, none],
])('shows %s', (_title, facts, expected) => {
	expect(resolveTabs(facts)).toEqual(expected);
});

it('marks no tab on a screen outside the tabs, even at the address of a tab', () => {
	const tabs = resolveTabs({ ...MANAGER, group: 'check', pathname: '/my-plan' });
	expect(tabs.kind !== 'none' && tabs.tabs.filter(({ isCurrent }) => isCurrent)).toEqual([]);
});

it('NAV-28 shows writing to publishers who post by email', () => {
	const facts = { ...EDITOR, isPublicizeActive: false, isPostByEmailActive: true };
	expect(keysOf(resolveTabs(facts))).toEqual(['writing']);
});

it('NAV-12 Tools and the check have their own tabs if the masthead has Tools', () => {
	const tabs = (facts: Partial<TabFacts>) => {
		const { kind, ...rest } = resolveTabs({ ...DASHBOARD, group: 'check', ...facts });
		return [kind, ...('tabs' in rest ? rest.tabs.filter(({ isCurrent }) => isCurrent) : [])];
	};
	const there = { hasToolsSection: true };
	expect(tabs({ pathname: '/check' })).toEqual(['dashboard']);
	for (const key of ['tools', 'check']) {
		expect(tabs({ ...there, pathname: `/${key}` })).toMatchObject(['tools', { key }]);
	}
	expect(tabs({ ...there, group: 'dashboard' })).toMatchObject([
		'dashboard',
		{ key: 'at-a-glance' },
	]);
});

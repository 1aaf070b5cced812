import '@/extras/routes';
import { isTabBar, resolveTabs, type Tabs, type TabFacts } from '@/domain/navigation/resolve-tabs';
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
	it.each<[string, Partial<TabFacts>, string]>([
		['NAV-14 NAV-15 offline', { connection: 'offline' }, 'at-a-glance recommendations my-jetpack'],
		['NAV-16', { showRecommendations: false }, 'at-a-glance my-plan plans my-jetpack'],
		['NAV-18', { showMyJetpack: false }, 'at-a-glance my-plan plans recommendations'],
		['NAV-19', { canManageModules: false }, 'at-a-glance'],
	])('%s', (_name, facts, expected) => {
		expect(keysOf(resolveTabs({ ...DASHBOARD, ...facts })).join(' ')).toBe(expected);
	});

	it('NAV-17 counts new recommendations on their tab only', () => {
		const tabs = resolveTabs({ ...DASHBOARD, newRecommendations: 2 });
		const counts = tabs.kind === 'dashboard' ? tabs.tabs.map(({ count }) => count) : [];
		expect(counts).toEqual([0, 0, 0, 2, 0]);
	});

	it.each<[string, Partial<TabFacts>, string]>([
		['/my-plan', { pathname: '/my-plan' }, 'my-plan'],
		['/plans', { pathname: '/plans', group: 'plans' }, 'plans'],
		['a step', { pathname: '/recommendations/x', group: 'recommendations' }, 'recommendations'],
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

/** The modules that alone show a tab. */
const MODULES = {
	security: 'protect sso vaultpress waf',
	performance: 'photon photon-cdn lazy-images search videopress',
	writing: 'masterbar markdown custom-content-types post-by-email infinite-scroll copy-post',
	sharing: 'publicize sharedaddy likes',
	discussion: 'markdown comments gravatar-hovercards subscriptions',
	traffic: 'seo-tools wordads stats related-posts verification-tools sitemaps google-analytics',
};
const tabsOf = (slug: string) =>
	Object.entries(MODULES).flatMap(([tab, slugs]) => (slugs.split(' ').includes(slug) ? [tab] : []));

it('NAV-20 NAV-21 NAV-22 NAV-23 NAV-24 NAV-25 each module alone adds its tabs, and no other adds any', () => {
	const own = Object.values(MODULES).flatMap((slugs) => slugs.split(' '));
	const slugs = [...own, ...Object.keys(buildPageData().modules)];
	expect(slugs.map((slug) => [slug, tabsWith(slug)])).toEqual(
		slugs.map((slug) => [slug, [...tabsOf(slug), 'modules']]),
	);
});

it('NAV-26 shows all tabs in order, without privacy', () => {
	expect(keysOf(resolveTabs({ ...MANAGER, hasModule: () => true }))).toEqual([
		...Object.keys(MODULES),
		'modules',
	]);
});

const EDITOR = { ...MANAGER, canManageModules: false, isPublicizeActive: true };
const AWAY: TabFacts = { ...DASHBOARD, pathname: '/product/scan', group: 'product' };
const none = { kind: 'none' };
const AT_MODULES = { ...MANAGER, pathname: '/modules', isAntiSpamActive: true };
const found = (hasSearch: boolean, key: string, isCurrent = false, isAtModules?: boolean) => ({
	kind: 'settings',
	hasSearch,
	tabs: [
		{ key, isCurrent, count: 0 },
		...(isAtModules ? [{ key: 'modules', isCurrent: true, count: 0 }] : []),
	],
});

it.each<[string, TabFacts, object]>([
	['none at a skip link', { ...MANAGER, group: 'skip-link' }, none],
	['NAV-20 the list of modules last', AT_MODULES, found(true, 'security', false, true)],
	['FIND-01 all modules and the search without modules', MANAGER, found(true, 'modules')],
	['NAV-27 FIND-01 a publisher’s tab', EDITOR, found(false, 'sharing', true)],
	['NAV-29 none for users who edit nothing', { ...EDITOR, canEditPosts: false }, none],
])('shows %s', (_title, facts, expected) => {
	expect(resolveTabs(facts)).toEqual(expected);
});

it.each<[string, boolean, TabFacts]>([
	['several tabs', true, DASHBOARD],
	['At a Glance alone, on itself', false, { ...DASHBOARD, canManageModules: false }],
	['At a Glance alone, elsewhere', true, { ...AWAY, canManageModules: false }],
	['the only settings of a publisher', false, EDITOR],
	['one tab beside the search', true, MANAGER],
])('a tab bar of %s: %s', (_title, isShown, facts) => {
	expect(isTabBar(resolveTabs(facts))).toBe(isShown);
});

it('marks no tab on a screen outside the tabs, even at the address of a tab', () => {
	const tabs = resolveTabs({ ...MANAGER, group: 'product', pathname: '/my-plan' });
	expect(tabs.kind !== 'none' && tabs.tabs.filter(({ isCurrent }) => isCurrent)).toEqual([]);
});

it('NAV-28 shows writing to publishers who post by email', () => {
	const facts = { ...EDITOR, isPublicizeActive: false, isPostByEmailActive: true };
	expect(keysOf(resolveTabs(facts))).toEqual(['writing']);
});

it.each([
	['/tools', 'health'],
	['/check', 'health'],
	['/tools/changes', 'changes'],
	['/tools/copy', 'copy-settings'],
])('NAV-12 %s is the tab "%s" of a manager, and nobody else has tabs there', (pathname, key) => {
	const facts: TabFacts = { ...DASHBOARD, group: 'tools', pathname };
	expect(findCurrent(facts)).toBe(key);
	expect(keysOf(resolveTabs(facts))).toEqual(['health', 'changes', 'copy-settings']);
	expect(resolveTabs({ ...facts, canManageModules: false })).toEqual(none);
});

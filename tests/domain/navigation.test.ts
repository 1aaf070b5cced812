import { isSearchOpen, readSearchTerm, writeSearchTerm } from '@/domain/navigation/search-term';
import { resolveActiveTab, type ActiveTabFacts } from '@/domain/navigation/active-tab';
import { resolveFooterItems, type FooterFacts } from '@/domain/navigation/footer';
import { resolveTabs, type TabFacts } from '@/domain/navigation/resolve-tabs';

const MANAGER: TabFacts = {
	pathname: '/dashboard',
	group: 'dashboard',
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
	hasModule: () => true,
};
const EDITOR: Partial<TabFacts> = { canManageModules: false };

function tabKeys(facts: Partial<TabFacts>): string[] {
	const tabs = resolveTabs({ ...MANAGER, ...facts });
	return tabs.kind === 'none' ? [] : tabs.tabs.map(({ key }) => key);
}

const current = (facts: Partial<TabFacts>) => {
	const tabs = resolveTabs({ ...MANAGER, ...facts });
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
		['NAV-19', EDITOR, ['at-a-glance']],
	])('%s', (_name, facts, expected) => {
		expect(tabKeys(facts)).toEqual(expected);
	});

	it('NAV-17 counts new recommendations on their tab only', () => {
		const tabs = resolveTabs({ ...MANAGER, newRecommendations: 2 });
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
		expect(current(facts)).toBe(expected);
	});

	it.each<[string, Partial<TabFacts>]>([
		['a product', { pathname: '/product/scan', group: 'product' }],
		['a license', { pathname: '/license/activation', group: 'licensing' }],
	])('shows the tabs on the page of %s, without a current one', (_name, facts) => {
		expect(tabKeys(facts)).toContain('my-plan');
		expect(current(facts)).toBeUndefined();
	});
});

describe('settings tabs', () => {
	const SETTINGS: Partial<TabFacts> = { group: 'settings', pathname: '/settings' };
	const only = (...slugs: string[]): Partial<TabFacts> => ({
		...SETTINGS,
		hasModule: (slug) => slugs.includes(slug),
	});

	it.each<[string, Partial<TabFacts>, string[]]>([
		[
			'NAV-26 in order, without privacy',
			SETTINGS,
			['security', 'performance', 'writing', 'sharing', 'discussion', 'traffic'],
		],
		['NAV-20 protect', only('protect'), ['security']],
		['NAV-20 sso', only('sso'), ['security']],
		['NAV-20 vaultpress', only('vaultpress'), ['security']],
		['NAV-20 the firewall alone', only('waf'), ['security']],
		['NAV-20 the anti-spam plugin', { ...only(), isAntiSpamActive: true }, ['security']],
		['NAV-20 none for another module', only('monitor'), []],
		['NAV-21', only('photon'), ['performance']],
		['NAV-21 none for another module', only('carousel'), []],
		['NAV-22', only('copy-post'), ['writing']],
		['NAV-22 none for other modules', only('latex', 'widgets'), []],
		['NAV-23', only('likes'), ['sharing']],
		['NAV-24', only('subscriptions'), ['discussion']],
		['NAV-22 NAV-24 markdown', only('markdown'), ['writing', 'discussion']],
		['NAV-25', only('verification-tools'), ['traffic']],
		['NAV-27', { ...SETTINGS, ...EDITOR, isPublicizeActive: true }, ['sharing']],
		['NAV-27 off', { ...SETTINGS, ...EDITOR }, []],
		['NAV-28', { ...SETTINGS, ...EDITOR, isPostByEmailActive: true }, ['writing']],
		[
			'NAV-29',
			{
				...SETTINGS,
				...EDITOR,
				canEditPosts: false,
				isPublicizeActive: true,
				isPostByEmailActive: true,
			},
			[],
		],
	])('%s', (_name, facts, expected) => {
		expect(tabKeys(facts)).toEqual(expected);
	});

	it('FIND-01 shows the search to managers only', () => {
		const editor = { ...MANAGER, ...SETTINGS, ...EDITOR, isPublicizeActive: true };
		expect(resolveTabs({ ...MANAGER, ...SETTINGS })).toMatchObject({ hasSearch: true });
		expect(resolveTabs(editor)).toMatchObject({ hasSearch: false });
	});
});

describe('active settings tab', () => {
	const ADMIN: ActiveTabFacts = {
		canManageModules: true,
		canEditPosts: true,
		isPublicizeActive: false,
		isPostByEmailActive: false,
	};
	const AUTHOR = { ...ADMIN, canManageModules: false };

	it.each<[string, string, ActiveTabFacts, string | null]>([
		['NAV-33', '/security', AUTHOR, 'security'],
		['NAV-33', '/settings', ADMIN, 'security'],
		['NAV-33 none for an author', '/settings', AUTHOR, null],
		['NAV-34', '/writing', ADMIN, 'writing'],
		['NAV-34', '/settings', { ...AUTHOR, isPostByEmailActive: true }, 'writing'],
		['NAV-35', '/sharing', ADMIN, 'sharing'],
		['NAV-35', '/settings', { ...AUTHOR, isPublicizeActive: true }, 'sharing'],
		[
			'NAV-35 sharing before writing',
			'/settings',
			{ ...AUTHOR, isPublicizeActive: true, isPostByEmailActive: true },
			'sharing',
		],
		['NAV-29', '/settings', { ...AUTHOR, canEditPosts: false, isPublicizeActive: true }, null],
	])('%s: %s', (_id, path, facts, expected) => {
		expect(resolveActiveTab(path, facts)).toBe(expected);
	});
});

describe('footer', () => {
	const ADMIN: FooterFacts = {
		isAtomicPlatform: false,
		isConnected: true,
		canManageOptions: true,
		canManageModules: true,
		isDevVersion: true,
		missingPages: [],
		missingRoutes: [],
	};

	it.each<[string, Partial<FooterFacts>, string]>([
		[
			'DASH-42 in order',
			{},
			'version about terms privacy modules debug check tools reset-options dev-tools',
		],
		[
			'DASH-26 hides the version',
			{ isAtomicPlatform: true },
			'about terms privacy modules debug check tools reset-options dev-tools',
		],
		[
			'DASH-28 hides the modules when unconnected',
			{ isConnected: false },
			'version about terms privacy debug check tools reset-options dev-tools',
		],
		[
			'no reset without its call',
			{ missingRoutes: ['options/options'] },
			'version about terms privacy modules debug check tools dev-tools',
		],
		[
			'DASH-27 DASH-29 for users who cannot manage options',
			{ canManageOptions: false, canManageModules: false },
			'version about terms privacy dev-tools',
		],
		[
			'DASH-28 DASH-29 with manage_options alone',
			{ canManageModules: false },
			'version about terms privacy modules debug check reset-options dev-tools',
		],
		[
			'DASH-28 DASH-29 with manage_modules alone',
			{ canManageOptions: false },
			'version about terms privacy tools dev-tools',
		],
		[
			'without the debugger of a Jetpack that lacks it, and with our own list of modules',
			{ missingPages: ['jetpack-debugger', 'jetpack_modules'] },
			'version about terms privacy modules check tools reset-options dev-tools',
		],
		[
			"without Jetpack's list of modules for those who see no other",
			{ missingPages: ['jetpack_modules'], canManageModules: false },
			'version about terms privacy debug check reset-options dev-tools',
		],
		[
			'DASH-30 DEV-01 in a release',
			{ isDevVersion: false },
			'version about terms privacy modules debug check tools',
		],
	])('%s', (_name, facts, expected) => {
		expect(resolveFooterItems({ ...ADMIN, ...facts }).join(' ')).toBe(expected);
	});
});

it('FIND-04 FIND-05 stores the term in the query next to other parameters', () => {
	expect(readSearchTerm('?term=related%20posts')).toBe('related posts');
	expect(readSearchTerm('')).toBe('');
	expect(writeSearchTerm('?feature=stats', 'cdn & more')).toBe('feature=stats&term=cdn+%26+more');
	expect(writeSearchTerm('?term=cdn', undefined)).toBe('');
});

it('FIND-07 distinguishes an open search without a term from a closed one', () => {
	expect(isSearchOpen(`?${writeSearchTerm('?term=cdn', '')}`)).toBe(true);
	expect(readSearchTerm('?term=')).toBe('');
	expect(isSearchOpen('?feature=stats')).toBe(false);
});

it('NAV-12 Tools and the check have their own tabs if the masthead has Tools', () => {
	const tabs = (facts: Partial<TabFacts>) => {
		const { kind, ...rest } = resolveTabs({ ...MANAGER, group: 'check', ...facts });
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

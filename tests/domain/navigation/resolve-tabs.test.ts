import { resolveTabs, type TabFacts } from '@/domain/navigation/resolve-tabs';
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

function tabsWith(slug: string): string[] {
	const tabs = resolveTabs({ ...MANAGER, hasModule: (one) => one === slug });
	return tabs.kind === 'settings' ? tabs.tabs.map(({ key }) => key) : [];
}

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

const EDITOR = { ...MANAGER, canManageModules: false, isPublicizeActive: true };
const none = { kind: 'none' };

it.each<[string, TabFacts, object]>([
	['none at a skip link', { ...MANAGER, group: 'skip-link' }, none],
	[
		'no search and no current tab in the list of modules, which has a filter',
		{ ...MANAGER, pathname: '/modules', isAntiSpamActive: true },
		{
			kind: 'settings',
			hasSearch: false,
			tabs: [{ key: 'security', isCurrent: false, count: 0 }],
		},
	],
	['the search alone without modules', MANAGER, { kind: 'settings', hasSearch: true, tabs: [] }],
	[
		'NAV-27 a publisher’s tab, without the search',
		EDITOR,
		{
			kind: 'settings',
			hasSearch: false,
			tabs: [{ key: 'sharing', isCurrent: true, count: 0 }],
		},
	],
	['NAV-29 none for users who edit no posts', { ...EDITOR, canEditPosts: false }, none],
])('shows %s', (_title, facts, expected) => {
	expect(resolveTabs(facts)).toEqual(expected);
});

it('marks no tab on a screen outside the tabs, even at the address of a tab', () => {
	const tabs = resolveTabs({ ...MANAGER, group: 'check', pathname: '/my-plan' });
	expect(tabs.kind !== 'none' && tabs.tabs.filter(({ isCurrent }) => isCurrent)).toEqual([]);
});

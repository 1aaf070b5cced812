import {
	leavesSettingsTab,
	resolveActiveTab,
	type ActiveTabFacts,
} from '@/domain/navigation/active-tab';

const MANAGER: ActiveTabFacts = {
	canManageModules: true,
	canEditPosts: true,
	isPublicizeActive: false,
	isPostByEmailActive: false,
};

it('the list of modules is not a tab', () => {
	expect(resolveActiveTab('/modules', MANAGER)).toBeNull();
});

it.each<[string, string, boolean, ActiveTabFacts?]>([
	['/writing', '/sharing', true],
	['/settings', '/security', false],
	['/dashboard', '/dashboard', false],
	['/nope', '/security', true],
	['/security', '/my-plan', true],
	['/writing', '/no-such-path', true],
	['/writing', '/wpbody-content', false],
])('SETGEN-01 from %s to %s leaves the tab: %s', (from, to, expected, facts = MANAGER) => {
	expect(leavesSettingsTab(from, to, facts)).toBe(expected);
});

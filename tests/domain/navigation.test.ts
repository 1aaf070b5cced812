import { isSearchOpen, readSearchTerm, writeSearchTerm } from '@/domain/navigation/query';
import { resolveActiveTab, type ActiveTabFacts } from '@/domain/navigation/active-tab';
import { resolveFooterItems, type FooterFacts } from '@/domain/navigation/footer';

describe('active settings tab', () => {
	const ADMIN: ActiveTabFacts = {
		canManageModules: true,
		canEditPosts: true,
		isPublicizeActive: false,
		isPostByEmailActive: false,
	};
	const AUTHOR = { ...ADMIN, canManageModules: false };
	const SHARING = { ...AUTHOR, isPublicizeActive: true };

	it.each<[string, string, ActiveTabFacts, string | null]>([
		['NAV-34', '/settings', { ...AUTHOR, isPostByEmailActive: true }, 'writing'],
		['NAV-35', '/settings', SHARING, 'sharing'],
		['NAV-35', '/settings', { ...SHARING, isPostByEmailActive: true }, 'sharing'],
		['NAV-29', '/settings', { ...SHARING, canEditPosts: false }, null],
	])('%s: %s', (_id, path, facts, expected) => {
		expect(resolveActiveTab(path, facts)).toBe(expected);
	});
});

describe('footer', () => {
	const BASIC = 'version about terms privacy';
	const ALL = 'version about terms privacy modules debug tools reset-options dev-tools';
	const LIST = 'jetpack_modules';
	const OTHERS = { canManageOptions: false, canManageModules: false };
	const without = (item: string) =>
		ALL.split(' ')
			.filter((one) => one !== item)
			.join(' ');

	const ADMIN: FooterFacts = {
		isAtomicPlatform: false,
		isConnected: true,
		canManageOptions: true,
		canManageModules: true,
		isDevVersion: true,
		missingPages: [],
		missingRoutes: [],
		hasToolsSection: false,
	};

	it.each<[string, Partial<FooterFacts>, string]>([
		['DASH-26 hides the version', { isAtomicPlatform: true }, without('version')],
		['DASH-28 unconnected', { isConnected: false }, without('modules')],
		['DASH-27 DASH-29 for others', OTHERS, `${BASIC} dev-tools`],
		['DASH-42 without what the masthead has', { hasToolsSection: true }, without('tools')],
		['without the debugger', { missingPages: ['jetpack-debugger', LIST] }, without('debug')],
		[
			'without any list of modules',
			{ missingPages: [LIST], canManageModules: false },
			without('modules'),
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

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

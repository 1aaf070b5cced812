import {
	hasMasthead,
	listMastheadSections,
	resolveMastheadSection,
	type MastheadNavFacts,
	type MastheadSection,
} from '@/domain/navigation/masthead';
import { ROUTES } from '@/extras/routes';

const HOSTED_ADMIN: MastheadNavFacts = {
	pathname: '/dashboard',
	isProviderHosted: true,
	isSettingsInMenu: true,
	connection: 'connected',
	canEditPosts: true,
	canManageOptions: true,
	canManageModules: true,
	hasConnectedOwner: true,
	isLinked: true,
	isPostByEmailActive: false,
	isPublicizeActive: false,
};
/** Beside Jetpack, whose menu only has its own settings. */
const BESIDE: Partial<MastheadNavFacts> = { isProviderHosted: false, isSettingsInMenu: false };
const AUTHOR: Partial<MastheadNavFacts> = {
	canManageOptions: false,
	canManageModules: false,
	isPublicizeActive: true,
};

const QUIET = { ...AUTHOR, isPublicizeActive: false };
const TWO: MastheadSection[] = ['dashboard', 'settings'];
const THREE: MastheadSection[] = ['dashboard', 'settings', 'tools'];

it.each<[string, Partial<MastheadNavFacts>, MastheadSection[]]>([
	['NAV-06 not on another site whose menu has the settings', { isProviderHosted: false }, []],
	['NAV-06 with Tools where the menu has no settings', BESIDE, THREE],
	['NAV-06 without manage_options', { ...BESIDE, ...AUTHOR, canManageModules: true }, TWO],
	['NAV-07', { canEditPosts: false }, []],
	['NAV-08', { pathname: '/setup/anything' }, []],
	['NAV-09 not when unconnected', { connection: 'unconnected' }, []],
	['NAV-10 without either', QUIET, []],
	['NAV-10 unlinked', { ...AUTHOR, isLinked: false }, []],
])('%s', (_name, facts, expected) => {
	expect(listMastheadSections({ ...HOSTED_ADMIN, ...facts })).toEqual(expected);
});

it.each([
	['NAV-11', THREE, ['/', '/dashboard', '/my-plan', '/plans', '/recommendations/x'], 'dashboard'],
	['NAV-12', THREE, ['/traffic', '/modules', '/reconnect', '/license/activation'], 'settings'],
	['NAV-12 Tools, where it stands,', THREE, ['/tools', '/check', '/tools/changes'], 'tools'],
	['NAV-12 Settings, where Tools does not stand,', TWO, ['/tools', '/check'], 'settings'],
] as const)('%s is highlighted', (_id, sections, paths, expected) => {
	expect(paths.map((path) => resolveMastheadSection(path, sections))).toEqual(
		paths.map(() => expected),
	);
});

it('NAV-12 highlights nothing for an empty path', () => {
	expect(resolveMastheadSection('', THREE)).toBeNull();
});

it('SHELL-21 shows the masthead on dashboard, recommendations and settings routes, and on the check', () => {
	const groups = new Set(ROUTES.map(({ group }) => group).filter(hasMasthead));
	expect([...groups].sort()).toEqual(['dashboard', 'recommendations', 'settings', 'tools']);
});

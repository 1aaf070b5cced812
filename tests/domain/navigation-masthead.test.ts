import {
	hasMasthead,
	resolveMastheadSection,
	showsMastheadNav,
	type MastheadNavFacts,
} from '@/domain/navigation';
import { ROUTES } from '@/domain/routes';

const HOSTED_ADMIN: MastheadNavFacts = {
	pathname: '/dashboard',
	isProviderHosted: true,
	connection: 'connected',
	canEditPosts: true,
	canManageOptions: true,
	hasConnectedOwner: true,
	isLinked: true,
	isPostByEmailActive: false,
	isPublicizeActive: false,
};
const AUTHOR: Partial<MastheadNavFacts> = { canManageOptions: false, isPublicizeActive: true };

it.each<[string, Partial<MastheadNavFacts>, boolean]>([
	['NAV-06 on a hosted site', {}, true],
	['NAV-06 not elsewhere', { isProviderHosted: false }, false],
	['NAV-07', { canEditPosts: false }, false],
	['NAV-08', { pathname: '/setup' }, false],
	['NAV-08', { pathname: '/setup/anything' }, false],
	['NAV-09 not when unconnected', { connection: 'unconnected' }, false],
	['NAV-09 but offline', { connection: 'offline' }, true],
	['NAV-10 with publicize', AUTHOR, true],
	[
		'NAV-10 with post by email',
		{ ...AUTHOR, isPublicizeActive: false, isPostByEmailActive: true },
		true,
	],
	['NAV-10 without either', { ...AUTHOR, isPublicizeActive: false }, false],
	['NAV-10 unlinked', { ...AUTHOR, isLinked: false }, false],
	['NAV-10 without an owner', { ...AUTHOR, hasConnectedOwner: false }, false],
])('%s', (_name, facts, expected) => {
	expect(showsMastheadNav({ ...HOSTED_ADMIN, ...facts })).toBe(expected);
});

it.each([
	['NAV-11', ['/', '/dashboard', '/my-plan', '/plans', '/recommendations/summary'], 'dashboard'],
	[
		'NAV-12',
		['/settings', '/traffic', '/reconnect', '/plans-prompt', '/license/activation'],
		'settings',
	],
] as const)('%s', (_id, paths, expected) => {
	expect(paths.map(resolveMastheadSection)).toEqual(paths.map(() => expected));
});

it('NAV-12 highlights nothing for an empty path', () => {
	expect(resolveMastheadSection('')).toBeNull();
});

it('SHELL-21 gives the masthead to dashboard, recommendations and settings routes', () => {
	const groups = new Set(ROUTES.map(({ group }) => group).filter(hasMasthead));
	expect([...groups].sort()).toEqual(['dashboard', 'recommendations', 'settings']);
});

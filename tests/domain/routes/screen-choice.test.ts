import { findRoute, ROUTES } from '@/extras/routes';
import {
	resolveRouteDialog,
	resolveScreen,
	type RouteDialogFacts,
	type ScreenFacts,
	type ScreenChoice,
} from '@/domain/routes/screen-choice';
import type { SiteConnection } from '@/domain/connection';
import { OWNER } from '#tests/support/screen-facts';

const UNCONNECTED: Partial<ScreenFacts> = {
	connection: 'unconnected',
	canActivateLicense: false,
	isLinked: false,
	showRecommendations: false,
};
const OFFLINE: Partial<ScreenFacts> = {
	...UNCONNECTED,
	connection: 'offline',
	canConnectSite: false,
	canConnectAccount: false,
};
const STORE: Partial<ScreenFacts> = { isWooCommerceActive: true };
const COUPON: Partial<ScreenFacts> = { hasCoupon: true };
const NEWCOMER = { ...UNCONNECTED, ...COUPON };
const ASKED = { ...COUPON, isCouponRequested: true };
const UNLINKED = { isLinked: false };
const WITHOUT_CALL = { canActivateLicense: false, lacksLicenseCall: true };
const SUBSCRIBER: Partial<ScreenFacts> = {
	canManageModules: false,
	canConnectSite: false,
	canActivateLicense: false,
	isLinked: false,
};

const choose = (path: string, facts: Partial<ScreenFacts> = {}) =>
	resolveScreen(findRoute(path), { ...OWNER, ...facts });

/** A choice in one word: its screen, or the target of its redirect. */
function describeChoice(path: string, facts: Partial<ScreenFacts> = {}): string {
	const choice = choose(path, facts);
	switch (choice.kind) {
		case 'redirect':
			return `→ ${choice.to}`;
		case 'screen':
			return choice.screen;
		default:
			return choice.kind;
	}
}

it.each<[string, string, Partial<ScreenFacts>, string]>([
	['SHELL-03', '/', {}, 'dashboard'],
	['SHELL-04', '/dashboard', {}, 'dashboard'],
	['SHELL-05', '/nope', {}, '→ /dashboard'],
	['SHELL-06', '/reconnect', {}, 'dashboard'],
	['SHELL-07', '/disconnect', {}, 'dashboard'],
	['SHELL-08', '/connect-user', UNLINKED, 'user-connect'],
	['SHELL-08 when linked', '/connect-user', {}, 'dashboard'],
	['SHELL-08 no right', '/connect-user', { ...UNLINKED, canConnectAccount: false }, 'dashboard'],
	['SHELL-09', '/woo-setup', {}, 'store-setup'],
	['SHELL-09 without the right', '/woo-setup', SUBSCRIBER, 'dashboard'],
	['SHELL-10', '/setup', UNCONNECTED, 'main-connect'],
	['SHELL-10 when connected', '/setup', {}, 'dashboard'],
	['SHELL-11', '/my-plan', {}, 'my-plan'],
	['SHELL-12', '/plans', {}, 'plans'],
	['SHELL-13', '/plans-prompt', {}, 'plans'],
	['SHELL-14', '/traffic', {}, 'settings'],
	['SHELL-15', '/recommendations/monitor', {}, 'recommendations'],
	['SHELL-16', '/recommendations/monitor', { showRecommendations: false }, '→ /dashboard'],
	['SHELL-16', '/recommendations', { showRecommendations: false }, '→ /dashboard'],
	['RECS-02', '/recommendations', {}, '→ /recommendations/site-type'],
	['SHELL-17', '/license/activation', {}, 'licensing'],
	['SHELL-18', '/license/activation', { canActivateLicense: false }, '→ /dashboard'],
	['without the call', '/license/activation', WITHOUT_CALL, '→ /my-plan'],
	['no recommendations', '/modules', { showRecommendations: false }, 'settings'],
	['SHELL-20', '/product/scan', {}, 'product'],
	['PRODUCT-04', '/product/boost', {}, '→ /dashboard'],
	['SHELL-25', '/dashboard', STORE, '→ /woo-setup'],
	['SHELL-25 from a tab', '/traffic', STORE, '→ /woo-setup'],
	['SHELL-25 on its own route', '/woo-setup', STORE, 'store-setup'],
	['SHELL-25 except the plans', '/plans', STORE, 'plans'],
	['SHELL-26 inactive store', '/dashboard', {}, 'dashboard'],
	['SHELL-26 seen', '/dashboard', { ...STORE, hasSeenStoreSetup: true }, 'dashboard'],
	['SHELL-26 no right', '/dashboard', { ...STORE, canManageModules: false }, 'dashboard'],
	['SHELL-27', '/dashboard', NEWCOMER, 'coupon'],
	['SHELL-27 without the right', '/dashboard', { ...NEWCOMER, canConnectSite: false }, 'dashboard'],
	['SHELL-28', '/dashboard', ASKED, 'coupon'],
	['SHELL-28 there only', '/traffic', ASKED, 'settings'],
	['SHELL-29 no coupon', '/dashboard', { isCouponRequested: true }, 'dashboard'],
	['SHELL-29 offline', '/dashboard', { ...OFFLINE, ...ASKED }, 'dashboard'],
	['SHELL-29 no flag', '/dashboard', COUPON, 'dashboard'],
	['SHELL-30', '/dashboard', UNCONNECTED, 'main-connect'],
	['SHELL-30 on settings', '/traffic', UNCONNECTED, 'main-connect'],
	['SHELL-30 no right', '/dashboard', { ...UNCONNECTED, canConnectSite: false }, 'dashboard'],
	['SHELL-30 except privacy', '/privacy', UNCONNECTED, 'settings'],
	['SHELL-30 except the check', '/check', UNCONNECTED, 'health'],
	['SHELL-31', '/dashboard', SUBSCRIBER, 'dashboard'],
	['SHELL-31', '/my-plan', SUBSCRIBER, '→ /dashboard'],
	['SHELL-33', '/dashboard', { canActivateLicense: false, isLinked: false }, 'dashboard'],
	['offline', '/dashboard', OFFLINE, 'dashboard'],
	['offline', '/traffic', OFFLINE, 'settings'],
	['offline', '/connect-user', OFFLINE, 'dashboard'],
])('%s: %s', (_id, path, facts, expected) => {
	expect(describeChoice(path, facts)).toBe(expected);
});

it('SHELL-13 distinguishes the two routes to the plans by their source', () => {
	expect(choose('/plans')).toEqual({ kind: 'plans', source: 'jetpack-plans' });
	expect(choose('/plans-prompt')).toEqual({ kind: 'plans', source: 'jetpack-plans-prompt' });
});

it('SHELL-25 remembers the requested path before the store setup, and before no other redirect', () => {
	expect(choose('/traffic', STORE)).toMatchObject({ remembersPath: true });
	expect(choose('/nope')).toMatchObject({ remembersPath: false });
});

const ABLE: RouteDialogFacts = {
	...OWNER,
	pathname: '/reconnect',
	isReconnecting: false,
	canDisconnectSite: true,
};

it.each<[string, Partial<RouteDialogFacts>, string | null]>([
	['SHELL-06 opens the reconnect modal', {}, 'reconnect'],
	['CONN-30 not while reconnecting', { isReconnecting: true }, null],
	['CONN-30 not on an unconnected site', { connection: 'unconnected' }, null],
	['CONN-30 not for users who cannot connect', { canReconnect: false }, null],
	['SHELL-07 opens the disconnect dialog', { pathname: '/disconnect' }, 'disconnect'],
	['SHELL-07 not unconnected', { pathname: '/disconnect', connection: 'unconnected' }, null],
	['ROLE-08 not without the right', { pathname: '/disconnect', canDisconnectSite: false }, null],
	['opens no dialog on other routes', { pathname: '/dashboard' }, null],
])('%s', (_name, facts, expected) => {
	expect(resolveRouteDialog({ ...ABLE, ...facts })).toBe(expected);
});

const FLAGS = [
	'canConnectSite',
	'canConnectAccount',
	'canManageModules',
	'isLinked',
	'hasCoupon',
	'isCouponRequested',
	'isWooCommerceActive',
	'hasSeenStoreSetup',
] as const;

const CONNECTIONS: SiteConnection[] = ['connected', 'unconnected', 'offline'];

interface Case {
	path: string;
	group: string;
	facts: ScreenFacts;
	choice: ScreenChoice;
}

/** Every route with every combination of connection and flags. */
const CASES: Case[] = ROUTES.flatMap((route) =>
	CONNECTIONS.flatMap((connection) =>
		Array.from({ length: 2 ** FLAGS.length }, (_, bits): Case => {
			const flags = FLAGS.map((flag, index) => [flag, Boolean(bits & (1 << index))]);
			const facts = { connection, ...Object.fromEntries(flags) } as ScreenFacts;
			return { path: route.path, group: route.group, facts, choice: resolveScreen(route, facts) };
		}),
	),
);

it.each<[string, (one: Case) => boolean]>([
	['redirects to itself', ({ path, choice }) => choice.kind === 'redirect' && choice.to === path],
	[
		'asks for a connection offline',
		({ facts, choice }) =>
			facts.connection === 'offline' &&
			['main-connect', 'user-connect', 'coupon'].includes(choice.kind),
	],
	[
		'asks to connect another than an unconnected site, or people who cannot',
		({ facts, choice }) =>
			choice.kind === 'main-connect' &&
			(facts.connection !== 'unconnected' || !facts.canConnectSite),
	],
	[
		'does not ask to connect an unconnected site',
		({ facts, choice, group, path }) =>
			facts.connection === 'unconnected' &&
			facts.canConnectSite &&
			choice.kind === 'screen' &&
			group !== 'plans' &&
			!/^\/(privacy|check|tools)/.test(path),
	],
	[
		'asks for an account elsewhere, or linked users',
		({ facts, path, choice }) =>
			choice.kind === 'user-connect' &&
			(facts.isLinked || !facts.canConnectAccount || path !== '/connect-user'),
	],
	[
		'redirects to the store setup twice, or people who cannot manage modules',
		({ choice, facts }) =>
			choice.kind === 'redirect' &&
			choice.to === '/woo-setup' &&
			(facts.hasSeenStoreSetup || !facts.isWooCommerceActive || !facts.canManageModules),
	],
])('CONN-28 no combination of site, user and owner %s', (_fault, isWrong) => {
	expect(CASES.filter(isWrong)).toEqual([]);
});

describe('what nobody could read', () => {
	const pathsOf = (unread: ScreenFacts['unread']) =>
		ROUTES.filter((route) => resolveScreen(route, { ...OWNER, unread }).kind === 'unread').map(
			({ path }) => path,
		);

	it('replaces only the screens about features while it is unknown which are on', () => {
		const paths = pathsOf('features');
		const others = ROUTES.map(({ path }) => path).filter((path) => !paths.includes(path));
		expect(paths).toEqual(
			expect.arrayContaining([
				'/settings',
				'/traffic',
				'/modules',
				'/tools/changes',
				'/tools/copy',
			]),
		);
		expect(paths.filter((path) => path.startsWith('/recommendations')).length).toBeGreaterThan(5);
		expect(others).toEqual(
			expect.arrayContaining(['/dashboard', '/my-plan', '/privacy', '/tools', '/check', '/plans']),
		);
	});

	it('replaces every screen of a site whose connection is unknown, except for those without one', () => {
		const paths = pathsOf('connection');
		const others = ROUTES.map(({ path }) => path).filter((path) => !paths.includes(path));
		expect(others).toEqual(['/plans', '/plans-prompt', '/privacy', '/tools', '/check']);
	});

	it('offers no connection if the status is unreadable', () => {
		const facts = { ...OWNER, ...UNCONNECTED, unread: 'connection' } as const;
		expect(resolveScreen(findRoute('/dashboard'), facts)).toEqual({ kind: 'unread' });
	});

	it('sends an editor away from the screens of managers all the same', () => {
		const facts = { ...OWNER, canManageModules: false, unread: 'features' } as const;
		expect(resolveScreen(findRoute('/tools/copy'), facts)).toMatchObject({ kind: 'redirect' });
	});
});

import type { SiteConnection } from '@/domain/connection';
import { ROUTES } from '@/domain/routes';
import { resolveScreen, type ScreenChoice, type ScreenFacts } from '@/domain/screen-choice';

const FLAGS = [
	'canConnectSite',
	'canConnectAccount',
	'canManageModules',
	'hasConnectedOwner',
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

/** Every route in every state of both layers of the connection. */
const CASES: Case[] = ROUTES.flatMap((route) =>
	CONNECTIONS.flatMap((connection) =>
		Array.from({ length: 2 ** FLAGS.length }, (_, bits): Case => {
			const flags = FLAGS.map((flag, index) => [flag, Boolean(bits & (1 << index))]);
			const facts = { connection, ...Object.fromEntries(flags) } as ScreenFacts;
			return { path: route.path, group: route.group, facts, choice: resolveScreen(route, facts) };
		}),
	),
);

const choose = (kinds: ScreenChoice['kind'][]) =>
	CASES.filter(({ choice }) => kinds.includes(choice.kind));

const CONNECTING: ScreenChoice['kind'][] = ['main-connect', 'user-connect'];

it('CONN-28 every combination of site, user and owner has a screen, or leads to one', () => {
	expect(CASES.length).toBeGreaterThan(10_000);
	const loops = CASES.filter(
		({ path, choice }) => choice.kind === 'redirect' && choice.to === path,
	);
	expect(loops).toEqual([]);
});

it('CONN-28 nothing is connected offline', () => {
	const offline = choose([...CONNECTING, 'coupon']).filter(
		({ facts }) => facts.connection === 'offline',
	);
	expect(offline).toEqual([]);
});

it('CONN-28 the site is connected where it is not, by who may', () => {
	const wrong = choose(['main-connect']).filter(
		({ facts }) => facts.connection !== 'unconnected' || !facts.canConnectSite,
	);
	expect(wrong).toEqual([]);
	const missed = CASES.filter(
		({ facts, choice, group, path }) =>
			facts.connection === 'unconnected' &&
			facts.canConnectSite &&
			choice.kind === 'screen' &&
			group !== 'plans' &&
			path !== '/privacy',
	);
	expect(missed).toEqual([]);
});

it('CONN-28 an account is asked for on a connected site only, of who has none', () => {
	const wrong = choose(['user-connect']).filter(
		({ facts, path }) =>
			facts.connection !== 'connected' ||
			facts.isLinked ||
			!facts.canConnectAccount ||
			path !== '/connect-user',
	);
	expect(wrong).toEqual([]);
});

it('a store is greeted once, and only by who can set it up', () => {
	const wrong = CASES.filter(
		({ choice, facts }) =>
			choice.kind === 'redirect' &&
			choice.to === '/woo-setup' &&
			(facts.hasSeenStoreSetup || !facts.isWooCommerceActive || !facts.canManageModules),
	);
	expect(wrong).toEqual([]);
});

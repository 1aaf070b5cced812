import type { WorldOptions } from '#tests/support/fixtures';
import { coverOf } from '#tests/support/long';
import { ROUTES } from '@/extras/routes';
import { closePages } from '../support/browser';
import { openFreshDocuments, type FreshDocuments } from '../support/fresh-documents';
import { ROLES, type Role } from '../support/site';

const STATES = ['disconnected', 'site-only', 'security'] as const;

type State = (typeof STATES)[number];

const PATHS = ROUTES.map(({ path }) => `#${path}`);

/** Routes whose screen starts an action on a click. They are opened as every role in every state. */
const STARTING = ['#/setup', '#/connect-user', '#/woo-setup', '#/reconnect', '#/disconnect'];

/**
 * Addresses beyond the route table: with the queries that the app and its page read, and the provider's return addresses.
 * tests/contract/addresses.test.ts covers the server's side.
 */
const BEYOND = [
	'#/nope',
	'#/setup?from=elsewhere&setupTicket=1',
	'#/reconnect?confirm=1',
	'#/connect-user?feature=monitor',
	'#/traffic?setting=sitemaps',
	'#/sharing?term=related',
	'#/product/backup?bought',
	'#/license/activation?key=jetpack_1',
	'#/plans?preview-role=editor',
	'&partnerCoupon=IONOS_IONA_abc123&showCouponRedemption=1#/setup',
	'&action=register&error=access_denied&state=1#/setup',
];

/** Writes that the specification demands when an address is opened. Any other write needs a user action. */
const RECORDED: { of: RegExp; calls: string[] }[] = [
	{
		of: /^#\/recommendations/,
		calls: ['POST recommendations/step step', 'POST recommendations/data data'],
	},
	// Jetpack shows this dialog once.
	{ of: /^#\/woo-setup/, calls: ['POST seen-wc-connection-modal'] },
];

const isRecorded = (line: string) =>
	RECORDED.some(
		({ of, calls }) => of.test(line) && calls.some((call) => line.endsWith(`: ${call}`)),
	);

const actsIn = (sent: string[]) => sent.filter((line) => !isRecorded(line));

let documents: FreshDocuments;

beforeAll(async () => {
	documents = await openFreshDocuments();
});
afterAll(() => closePages());

const openAs = (viewer: Role, world: WorldOptions, addresses: readonly string[]) =>
	documents.open({ ...world, world: { ...world.world, viewer } }, addresses);

/** Every role opens each route in one of the states, in rotation; the administrator in the two that differ most. */
const pathsFor = (role: Role, scenario: State) =>
	PATHS.filter(
		(path, place) =>
			STARTING.includes(path) ||
			(role === 'admin' && scenario !== 'site-only') ||
			(place + ROLES.indexOf(role)) % STATES.length === STATES.indexOf(scenario),
	);

/**
 * A plain run opens each route as an administrator and as another user, in the states in turn, and the routes that start an action in every
 * state and as every role.
 */
const OPENED = coverOf(
	STATES.flatMap((scenario) =>
		ROLES.flatMap((role) => pathsFor(role, scenario).map((path) => ({ scenario, role, path }))),
	),
	({ scenario, role, path }) => [
		`${role === 'admin' ? role : 'another user'} ${path}`,
		`${scenario} ${role}`,
		...(STARTING.includes(path) ? [`${scenario} ${path}`, `${role} ${path}`] : []),
	],
);

const CASES = STATES.flatMap((scenario) =>
	ROLES.map((role) => ({
		scenario,
		role,
		addresses: OPENED.filter((one) => one.scenario === scenario && one.role === role).map(
			({ path }) => path,
		),
	})),
);

describe('opening an address connects, buys, disconnects, installs and switches nothing', () => {
	it.each(CASES)(
		'CONN-06 every route: $scenario as $role',
		async ({ scenario, role, addresses }) => {
			expect(actsIn(await openAs(role, { scenario }, addresses))).toEqual([]);
		},
	);

	it.each(['disconnected', 'security'])(
		'CONN-06 every query and return address: %s',
		async (scenario) => {
			expect(actsIn(await openAs('admin', { scenario }, BEYOND))).toEqual([]);
		},
	);

	it.each([
		['coupon', ['', '#/setup', '&partnerCoupon=IONOS_IONA_abc123&showCouponRedemption=1#/setup']],
		['coupon-connected', ['&showCouponRedemption=1', '#/setup']],
		['identity-crisis', ['#/dashboard', '#/setup']],
		['licenses-detached', ['#/license/activation', '#/my-plan']],
	])('CONN-06 an action that needs a click: %s', async (scenario, addresses) => {
		expect(actsIn(await openAs('admin', { scenario }, addresses))).toEqual([]);
	});
});

describe('writes on opening an address that the specification demands', () => {
	it.each([
		['RECS-31 the open step', 'security', '#/recommendations/monitor', 'recommendations/step step'],
		['RECS-32 the seen step', 'security', '#/recommendations/monitor', 'recommendations/data data'],
		['SHELL-25 the seen flag of the store setup', 'woo', '#/dashboard', 'seen-wc-connection-modal'],
		['VERIFY-24 the code of Google', 'verification-token', '#/traffic', 'settings google'],
	])('%s', async (_what, scenario, address, call) => {
		await expect(openAs('admin', { scenario }, [address])).resolves.toContain(
			`${address}: POST ${call}`,
		);
	});

	it('are the only ones of the store setup and of the verification with Google', async () => {
		await expect(openAs('admin', { scenario: 'woo' }, ['#/setup'])).resolves.toEqual([
			'#/setup: POST seen-wc-connection-modal',
		]);
		await expect(
			openAs('admin', { scenario: 'verification-token' }, ['#/traffic']),
		).resolves.toEqual(['#/traffic: POST settings google']);
	});
});

import { findRoute, ROUTES } from '@/domain/routes/table';
import { coverOf } from '#tests/support/long';
import { ACTED, type ActedLook } from './acts';

/** What a judge sees at once: a screen of a scenario, or a dialog, a notice or an error on it. */
export interface Look extends Omit<ActedLook, 'kind'> {
	/** Screens of a kind have the same layout, except for their data. */
	kind: string;
}

/** All routes, except the plans, which leave the page, and the skip links. */
export const PATHS = ROUTES.filter(({ group }) => group !== 'plans' && group !== 'skip-link').map(
	({ path }) => path,
);

const SETTINGS = ['/security', '/performance', '/writing', '/sharing', '/discussion', '/traffic'];

/** Every route as an administrator of a site with a plan, and every kind of user and connection at least on the first screen. */
const SCREENS: Record<string, string[]> = {
	security: PATHS,
	free: ['/dashboard', '/my-plan', '/product/backup', '/disconnect', '/modules', '/check'],
	'unlinked-admin': ['/dashboard', '/connect-user', '/sharing'],
	'recommendations-new': ['/recommendations/summary', '/recommendations/publicize'],
	'recommendations-product-suggestions': [
		'/recommendations/product-suggestions',
		'/recommendations/product-purchased',
	],
	threats: ['/dashboard'],
	offline: ['/dashboard', ...SETTINGS],
	disconnected: ['/dashboard', '/woo-setup'],
	'site-only': ['/dashboard', '/security', '/traffic', '/my-plan'],
	'editor-view': ['/dashboard', '/sharing', '/writing'],
	'author-view': ['/dashboard', '/settings'],
	'contributor-view': ['/dashboard', '/settings'],
	'subscriber-view': ['/dashboard', '/settings'],
	coupon: ['/dashboard'],
	'coupon-connected': ['/dashboard'],
	overridden: ['/dashboard', '/security', '/traffic'],
	'stats-error': ['/dashboard'],
	'stats-empty': ['/dashboard'],
	'connection-error': ['/dashboard'],
	'site-token-unhealthy': ['/reconnect'],
	'cloud-failing': ['/dashboard'],
	'identity-crisis': ['/dashboard'],
	development: ['/dashboard'],
	sandboxed: ['/dashboard'],
	multisite: ['/dashboard'],
	atomic: ['/dashboard', '/security'],
	'vaultpress-missing': ['/dashboard'],
	'modules-off': ['/dashboard'],
	complete: ['/traffic'],
	seo: ['/traffic'],
	verified: ['/traffic'],
	'anti-spam-no-key': ['/security'],
	'plan-complete-monthly': ['/my-plan'],
	'purchases-thousand': ['/my-plan'],
	'license-screen': ['/my-plan'],
	'sold-out': ['/product/search'],
	'discount-valid': ['/product/backup'],
	'prices-bhd': ['/product/backup'],
};

/** The address without its query. */
export const pathOf = ({ hash }: Pick<Look, 'hash'>): string => hash.replace(/^#|\?.*$/g, '');

/** The name of the screen that a look is on. */
export const screenOf = (look: Pick<Look, 'hash'>): string =>
	findRoute(pathOf(look))?.screen ?? 'none';

/** Every look, by its name. A new route is one automatically; a new dialog needs a line in `acts.ts`. */
export const LOOKS: Record<string, Look> = {
	...Object.fromEntries(
		Object.entries(SCREENS).flatMap(([scenario, paths]) =>
			paths.map((path) => {
				const hash = `#${path}`;
				return [`${path} of ${scenario}`, { scenario, hash, kind: screenOf({ hash }) }];
			}),
		),
	),
	'the results of a search in the settings': {
		scenario: 'free',
		hash: '#/traffic?term=image',
		kind: 'search',
	},
	...ACTED,
};

const DIRECTIONS = ['left to right', 'right to left'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** Every look in both directions, which change places, so that a plain run divides the looks between them. */
const DIRECTED = Object.entries(LOOKS).flatMap(([name, look], place) =>
	[0, 1].map((turn) => ({ name, look, direction: DIRECTIONS[(place + turn) % 2] })),
);

/** A plain run opens each route, each scenario and each kind of act in one direction at least, and each kind of screen in both. */
const CHOSEN = coverOf(DIRECTED, ({ name, look, direction }) => [
	name in ACTED ? look.kind : pathOf(look),
	look.scenario,
	`${direction} ${look.kind}`,
]);

/** A popover that a late change of the tab bar closes, and a route that is another look's screen: no walk opens them. */
const UNSTEADY = ['the explanation of a setting', '/setup of security'];

/** The looks of this run in a direction. */
export const looksIn = (direction: Direction): [name: string, look: Look][] =>
	CHOSEN.filter((one) => one.direction === direction && !UNSTEADY.includes(one.name)).map(
		({ name, look }) => [name, look],
	);

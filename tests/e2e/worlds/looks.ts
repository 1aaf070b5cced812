import { findRoute, ROUTES } from '@/extras/routes';
import { coverOf } from '#tests/support/long';
import { ACTED, type ActedLook } from './acts';

/** A view that a judge sees at one time: a screen of a scenario, or a dialog, a notice or an error on it. */
export interface Look extends Omit<ActedLook, 'kind'> {
	/** Screens of one kind have the same layout and differ only in their data. */
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
	free: ['/dashboard', '/my-plan', '/product/backup', '/disconnect', '/modules', '/tools'],
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

export const pathOf = ({ hash }: Pick<Look, 'hash'>): string => hash.replace(/^#|\?.*$/g, '');

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

/**
 * The looks whose outline is kept: each layout, each tab of the settings, and what opens on them. The texts of other scenarios are in `tests/app/worlds`.
 */
export const OUTLINED = [
	...['/ of security', '/reconnect of security', '/disconnect of security'],
	...['/woo-setup of security', '/connect-user of unlinked-admin', '/my-plan of security'],
	...['/settings of security', '/performance of security', '/writing of security'],
	...['/sharing of security', '/discussion of security', '/traffic of security'],
	...['/privacy of security', '/modules of security', '/tools of security'],
	...['/tools/changes of security', '/tools/copy of security'],
	...['/license/activation of security', '/product/backup of free'],
	...['/recommendations of security', '/recommendations/publicize of recommendations-new'],
	...['/recommendations/product-suggestions of recommendations-product-suggestions'],
	...['/recommendations/summary of recommendations-new', 'settings whose reads fail'],
	...['the results of a search in the settings', 'the notice of a saved switch'],
	...['an ended session'],
	...Object.keys(ACTED).filter((name) => /dialog|popover/.test(ACTED[name]?.kind ?? '')),
];

const DIRECTIONS = ['left to right', 'right to left'] as const;

export type Direction = (typeof DIRECTIONS)[number];

export interface View {
	name: string;
	look: Look;
	direction: Direction;
}

/** The values that a judge must see in a plain run, which views share. It sees one view for each value, and with `--long` each view that has one. */
export type Wants = (view: View) => string[];

export const kinds: Wants = ({ look }) => [look.kind];

export const kindsBothWays: Wants = ({ look, direction }) => [`${direction} ${look.kind}`];

/** Steps of the assistant and products differ by their texts. */
const ALIKE = ['recommendations', 'product'];

/** One view of each layout, of each other address, and of each scenario, whose data may need more room. */
export const placesAndScenarios: Wants = ({ name, look }) => [
	look.kind,
	look.scenario,
	...(name in ACTED || ALIKE.includes(look.kind) ? [] : [pathOf(look)]),
];

/** Every look in both directions, which alternate, so that a plain run divides the looks between them. */
const VIEWS: View[] = Object.entries(LOOKS).flatMap(([name, look], place) =>
	[0, 1].map((turn) => ({ name, look, direction: DIRECTIONS[(place + turn) % 2] as Direction })),
);

/** The views in a direction that a judge wants in this run, and the judges of each. */
export function viewsIn<J extends { name: string; wants: Wants }>(
	direction: Direction,
	judges: readonly J[],
): [name: string, look: Look, judges: J[]][] {
	const chosen = coverOf(VIEWS, (view) =>
		judges.flatMap(({ name, wants }) => wants(view).map((value) => `${name} ${value}`)),
	);
	// The judges share views, because a view takes longer to open than to judge.
	const seenBy = judges.map((judge) => ({
		judge,
		views: coverOf(
			chosen.filter((view) => judge.wants(view).length > 0),
			judge.wants,
		),
	}));
	return chosen
		.filter((view) => view.direction === direction)
		.map((view): [string, Look, J[]] => [
			view.name,
			view.look,
			seenBy.filter(({ views }) => views.includes(view)).map(({ judge }) => judge),
		])
		.filter(([, , judgesOfView]) => judgesOfView.length > 0);
}

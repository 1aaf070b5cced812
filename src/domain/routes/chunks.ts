import { findRoute, MODULES_PATH, ROUTES } from './table';
import type { ExtraScreen, Route, RouteScreen } from './types';
import { SETTINGS_TABS, type SettingsTab } from './settings-tabs';
import {
	resolveRouteDialog,
	resolveScreen,
	type RouteDialogFacts,
	type ScreenChoice,
	type ScreenFacts,
} from './screen-choice';

type ConnectScreen = Exclude<ScreenChoice['kind'], 'redirect' | 'plans' | 'screen'>;

/** The chunks of each screen, in load order. The names are those of the `webpackChunkName` comments. */
const SCREEN_CHUNKS = {
	dashboard: ['dashboard', 'dashboard-cards'],
	'my-plan': ['my-plan'],
	product: ['product'],
	recommendations: ['recommendations'],
	licensing: ['rare'],
	settings: ['settings'],
	health: ['health'],
	unread: ['rare'],
	'main-connect': ['connect'],
	'user-connect': ['connect'],
	'store-setup': ['connect'],
	coupon: ['connect'],
} as const satisfies Record<
	Exclude<RouteScreen, 'none' | ExtraScreen> | ConnectScreen,
	readonly [string, ...string[]]
>;

/** The chunk of each settings tab with cards. Small tabs share one. */
const TAB_CHUNKS = {
	security: 'settings-security',
	performance: 'settings-writing',
	writing: 'settings-writing',
	sharing: 'settings-sharing',
	discussion: 'settings-discussion',
	traffic: 'settings-traffic',
	privacy: 'settings-discussion',
} as const satisfies Record<SettingsTab, string>;

export type ScreenName = keyof typeof SCREEN_CHUNKS | ExtraScreen;

export type RouteChunk =
	| (typeof SCREEN_CHUNKS)[keyof typeof SCREEN_CHUNKS][number]
	| (typeof TAB_CHUNKS)[SettingsTab]
	| 'modules'
	| 'dialogs'
	/** The tabs of Tools that extras bring. */
	| 'tools';

export type RouteFacts = ScreenFacts & Pick<RouteDialogFacts, 'canDisconnectSite'>;

const findTabChunk = ({ path }: Route): RouteChunk =>
	path === MODULES_PATH
		? 'modules'
		: TAB_CHUNKS[SETTINGS_TABS.find((tab) => path === `/${tab}`) ?? 'security'];

const opensDialog = ({ path: pathname }: Route, facts: RouteFacts) =>
	resolveRouteDialog({ ...facts, pathname, isReconnecting: false }) !== null;

function listScreenChunks(screen: ScreenName, route: Route, facts: RouteFacts): RouteChunk[] {
	const ofCore: Partial<Record<ScreenName, readonly RouteChunk[]>> = SCREEN_CHUNKS;
	return [
		...(ofCore[screen] ?? (['tools'] as const)),
		...(screen === 'settings' ? [findTabChunk(route)] : []),
		...(opensDialog(route, facts) ? (['dialogs'] as const) : []),
	];
}

/**
 * The chunks that a browser loads for the first screen of a route, in load order; none where the route redirects at once.
 * Chunks that only some visits need (notices, search results, the other tabs) are not included.
 */
export function listRouteChunks(route: Route, facts: RouteFacts): readonly RouteChunk[] {
	const choice = resolveScreen(route, facts);
	switch (choice.kind) {
		case 'redirect': {
			const target = findRoute(choice.to);
			return target ? listRouteChunks(target, facts) : [];
		}
		case 'plans':
			// The warning of a double purchase (BACKUP-09) is needed at once: it is shown while the browser leaves.
			return choice.source === 'jetpack-plans' ? ['my-plan'] : [];
		case 'screen':
			return listScreenChunks(choice.screen, route, facts);
		default:
			return SCREEN_CHUNKS[choice.kind];
	}
}

const LINKED: RouteFacts = {
	canManageModules: true,
	canConnectSite: true,
	canReconnect: true,
	canDisconnectSite: true,
	canConnectAccount: true,
	canActivateLicense: true,
	lacksLicenseCall: false,
	isLinked: true,
	connection: 'connected',
	showRecommendations: true,
	recommendationsStep: '',
	hasCoupon: false,
	isCouponRequested: false,
	isWooCommerceActive: false,
	hasSeenStoreSetup: false,
	unread: null,
};

const UNLINKED: RouteFacts = { ...LINKED, isLinked: false, canActivateLicense: false };

const listAll = (facts: RouteFacts) =>
	Object.fromEntries(ROUTES.map((route) => [route.path, listRouteChunks(route, facts)]));

/**
 * Path to chunks, for the kinds of visitors that the server distinguishes when it prints the page (`php-stub/admin-page/class-page.php`): users who are
 * asked to connect the site, users without a connected account, and all others. The build writes it into `routes.json`; the app itself does not need it.
 */
export const buildRouteChunks = () => ({
	unconnected: listAll({ ...UNLINKED, connection: 'unconnected' }),
	unlinked: listAll(UNLINKED),
	linked: listAll(LINKED),
});

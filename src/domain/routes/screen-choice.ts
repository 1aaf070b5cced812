import { CONNECT_USER_PATH, isConnectOffered, RECONNECT_PATH, type ConnectFacts } from './connect';
import { type GuardFacts, HOME_PATH, resolveGuard } from './guards';
import { SETUP_PATH } from './table';
import type { Unread } from '@/domain/site/types';
import type { Route, RouteScreen } from './types';

export interface ScreenFacts extends GuardFacts, ConnectFacts {
	hasCoupon: boolean;
	/** The query flag `showCouponRedemption`. */
	isCouponRequested: boolean;
	isWooCommerceActive: boolean;
	hasSeenStoreSetup: boolean;
	/** The part of the page data that couldn't be read; null if all is known. */
	unread: Unread['of'] | null;
}

export type ScreenChoice =
	| { kind: 'redirect'; to: string; remembersPath: boolean }
	| { kind: 'store-setup' | 'coupon' | 'main-connect' | 'user-connect' }
	/** The screen's main data couldn't be read. */
	| { kind: 'unread' }
	| { kind: 'plans'; source: 'jetpack-plans' | 'jetpack-plans-prompt' }
	| { kind: 'screen'; screen: Exclude<RouteScreen, 'none'> };

const STORE_SETUP_PATH = '/woo-setup';
const redirectTo = (to: string): ScreenChoice => ({ kind: 'redirect', to, remembersPath: false });

/** Whether a route is about anything but the dashboard of a connected site. */
const isApart = ({ group }: Route) => group === 'plans' || group === 'tools';

/**
 * Privacy must be readable before the user agrees to anything; the check finds out why a connection fails; a file of settings
 * needs no connection; the plans page only redirects.
 */
const needsNoConnection = (route: Route) => isApart(route) || route.path === '/privacy';

/** Whether a screen is about which features are on. My Plan and the dashboard still show their other parts. */
const isOfFeatures = ({ group, screen, path }: Route) =>
	(group === 'settings' && path !== '/privacy') ||
	screen === 'recommendations' ||
	(group === 'tools' && screen !== 'health');

function wantsStoreSetup(route: Route, facts: ScreenFacts): boolean {
	return (
		facts.isWooCommerceActive &&
		!facts.hasSeenStoreSetup &&
		facts.canManageModules &&
		route.path !== STORE_SETUP_PATH &&
		!isApart(route)
	);
}

/** Whether the coupon's screen is shown (SHELL-27 to SHELL-29). On a connected site it replaces At a Glance only. */
function wantsCoupon({ group }: Route, facts: ScreenFacts): boolean {
	if (!facts.hasCoupon || facts.connection === 'offline') {
		return false;
	}
	return facts.connection === 'connected'
		? facts.isCouponRequested && group === 'dashboard'
		: facts.canConnectSite;
}

/** The screen that replaces the route's own while the site or account must be connected first. */
function resolveConnectScreen(route: Route, facts: ScreenFacts): ScreenChoice | null {
	if (needsNoConnection(route)) {
		return null;
	}
	if (wantsCoupon(route, facts)) {
		return { kind: 'coupon' };
	}
	if (isConnectOffered(SETUP_PATH, facts)) {
		return { kind: 'main-connect' };
	}
	if (route.path === CONNECT_USER_PATH && isConnectOffered(CONNECT_USER_PATH, facts)) {
		return { kind: 'user-connect' };
	}
	return null;
}

/** The screen of a route for a user (SHELL-05 to SHELL-31); the route is undefined for an unknown path. */
export function resolveScreen(route: Route | undefined, facts: ScreenFacts): ScreenChoice {
	if (!route) {
		return redirectTo(HOME_PATH);
	}
	// A guard would redirect because of a connection that is unknown.
	if (facts.unread === 'connection' && !needsNoConnection(route)) {
		return { kind: 'unread' };
	}
	const elsewhere = resolveGuard(route.guard, facts);
	if (elsewhere !== null && elsewhere !== route.path) {
		return redirectTo(elsewhere);
	}
	if (wantsStoreSetup(route, facts)) {
		return { kind: 'redirect', to: STORE_SETUP_PATH, remembersPath: true };
	}
	if (route.path === STORE_SETUP_PATH && facts.canManageModules) {
		return { kind: 'store-setup' };
	}
	const connectScreen = resolveConnectScreen(route, facts);
	if (connectScreen) {
		return connectScreen;
	}
	if (route.group === 'plans') {
		const source = route.path === '/plans-prompt' ? 'jetpack-plans-prompt' : 'jetpack-plans';
		return { kind: 'plans', source };
	}
	if (facts.unread && isOfFeatures(route)) {
		return { kind: 'unread' };
	}
	return { kind: 'screen', screen: route.screen === 'none' ? 'dashboard' : route.screen };
}

export interface RouteDialogFacts extends ConnectFacts {
	pathname: string;
	isReconnecting: boolean;
	canDisconnectSite: boolean;
}

/** The dialog that a route opens over the dashboard, if it applies (SHELL-06, SHELL-07, CONN-30). */
export function resolveRouteDialog(facts: RouteDialogFacts): 'disconnect' | 'reconnect' | null {
	if (facts.connection !== 'connected') {
		return null;
	}
	if (facts.pathname === '/disconnect') {
		return facts.canDisconnectSite ? 'disconnect' : null;
	}
	if (facts.pathname === RECONNECT_PATH) {
		return isConnectOffered(RECONNECT_PATH, facts) && !facts.isReconnecting ? 'reconnect' : null;
	}
	return null;
}

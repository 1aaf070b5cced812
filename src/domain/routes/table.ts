import { __ } from '@wordpress/i18n';
import { getProductName, PRODUCT_KEYS } from '@/domain/plans/products';
import { RECOMMENDATION_PAGES } from '@/domain/recommendations/steps';
import { getSettingsTabLabel, SETTINGS_TABS } from './settings-tabs';
import type { Route, RouteGroup, RouteGuard, RouteScreen, ToolsTab } from './types';
import { keysOf } from '@/lib/values';

/** The route that connects a site. A click on a link to it starts the connection; opening its address does not (CONN-06). */
export const SETUP_PATH = '/setup';

/** The list of all modules, the last tab of the settings. */
export const MODULES_PATH = '/modules';

/** The check of the site, the first tab of Tools. */
export const HEALTH: ToolsTab = {
	screen: 'health',
	path: '/tools',
	title: () => __('Health'),
};

const getDashboardTitle = () => __('At a Glance');

/** Most routes are for everybody, and have the screen of their group's name. */
const route = (
	group: RouteGroup & RouteScreen,
	path: string,
	title: () => string,
	more: Partial<Route> = {},
): Route => ({ path, screen: group, group, guard: 'none', title, ...more });

const dashboard = (path: string, more?: Partial<Route>) =>
	route('dashboard', path, getDashboardTitle, more);

const toolsRoute = (tab: ToolsTab): Route => ({
	...tab,
	group: 'tools',
	guard: tab.screen === 'health' ? 'none' : 'manager',
});

/** Each screen renders its own heading. */
const recommendations = (path: string, guard: RouteGuard = 'recommendations') =>
	route('recommendations', path, () => __('Recommendations'), { guard });

/** A route without a screen of its own. */
const bare = (group: RouteGroup, path: string, title: () => string): Route => ({
	path,
	screen: 'none',
	group,
	guard: 'none',
	title,
});

const getPlansTitle = () => __('Plans');

const routes: Route[] = [
	dashboard('/'),
	dashboard('/dashboard'),
	dashboard('/reconnect', { documentTitle: () => __('Reconnect') }),
	dashboard('/disconnect'),
	dashboard('/connect-user'),
	dashboard('/woo-setup'),
	dashboard(SETUP_PATH, { documentTitle: () => __('Set up') }),
	dashboard('/my-plan', { screen: 'my-plan', guard: 'manager', title: () => __('My Plan') }),
	bare('plans', '/plans', getPlansTitle),
	bare('plans', '/plans-prompt', getPlansTitle),
	route('settings', '/settings', () => __('Settings')),
	...SETTINGS_TABS.map((tab) => route('settings', `/${tab}`, () => getSettingsTabLabel(tab))),
	route('settings', MODULES_PATH, () => __('All modules'), { guard: 'manager' }),
	toolsRoute(HEALTH),
	// Its address in mails and bookmarks.
	{ ...toolsRoute(HEALTH), path: '/check' },
	recommendations('/recommendations', 'saved-step'),
	...keysOf(RECOMMENDATION_PAGES).map((page) => recommendations(`/recommendations/${page}`)),
	route('licensing', '/license/activation', () => __('Activate a license'), {
		guard: 'license',
		documentTitle: () => __('License'),
	}),
	...PRODUCT_KEYS.map((key) => route('product', `/product/${key}`, () => getProductName(key))),
	bare('skip-link', '/wpbody-content', getDashboardTitle),
	bare('skip-link', '/wp-toolbar', getDashboardTitle),
];

const byPath = new Map(routes.map((route) => [route.path, route]));
const tools = [HEALTH];

/** Every route of the app, once (SHELL-03 to SHELL-20, RECS-03). All other paths redirect to /dashboard. */
export const ROUTES: readonly Route[] = routes;

export const TOOLS: readonly ToolsTab[] = tools;

/** The extras add their tabs before the first look at a route. */
export function addTools(added: readonly ToolsTab[]): void {
	tools.push(...added);
	routes.push(...added.map(toolsRoute));
	routes.forEach((route) => byPath.set(route.path, route));
}

/** The route of a path, or undefined for an unknown path; a trailing slash is ignored. */
export function findRoute(pathname: string): Route | undefined {
	return byPath.get(pathname.replace(/(?<=.)\/+$/, ''));
}

import { __ } from '@wordpress/i18n';
import { getProductName, PRODUCT_KEYS } from '@/domain/plans/products';
import { RECOMMENDATION_PAGES } from '@/domain/recommendations/steps';
import { getSettingsTabLabel, SETTINGS_TABS } from './settings-tabs';
import type { Route, RouteGuard, ToolsTab } from './types';
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
const getPlansTitle = () => __('Plans');

const dashboard = (path: string): Route => ({
	path,
	screen: 'dashboard',
	group: 'dashboard',
	guard: 'none',
	title: getDashboardTitle,
});

const toolsRoute = (tab: ToolsTab): Route => ({
	...tab,
	group: 'tools',
	guard: tab.screen === 'health' ? 'none' : 'manager',
});

/** Each screen renders its own heading. */
const recommendations = (path: string, guard: RouteGuard = 'recommendations'): Route => ({
	path,
	screen: 'recommendations',
	group: 'recommendations',
	guard,
	title: () => __('Recommendations'),
});

const plans = (path: string): Route => ({
	path,
	screen: 'none',
	group: 'plans',
	guard: 'none',
	title: getPlansTitle,
});

const skipLink = (path: string): Route => ({
	path,
	screen: 'none',
	group: 'skip-link',
	guard: 'none',
	title: getDashboardTitle,
});

const pages = keysOf(RECOMMENDATION_PAGES);

const routes: Route[] = [
	dashboard('/'),
	dashboard('/dashboard'),
	{
		...dashboard('/reconnect'),
		documentTitle: () => __('Reconnect'),
	},
	dashboard('/disconnect'),
	dashboard('/connect-user'),
	dashboard('/woo-setup'),
	{ ...dashboard(SETUP_PATH), documentTitle: () => __('Set up') },
	{
		path: '/my-plan',
		screen: 'my-plan',
		group: 'dashboard',
		guard: 'manager',
		title: () => __('My Plan'),
	},
	plans('/plans'),
	plans('/plans-prompt'),
	{
		path: '/settings',
		screen: 'settings',
		group: 'settings',
		guard: 'none',
		title: () => __('Settings'),
	},
	...SETTINGS_TABS.map((tab): Route => ({
		path: `/${tab}`,
		screen: 'settings',
		group: 'settings',
		guard: 'none',
		title: () => getSettingsTabLabel(tab),
	})),
	{
		path: MODULES_PATH,
		screen: 'settings',
		group: 'settings',
		guard: 'manager',
		title: () => __('All modules'),
	},
	toolsRoute(HEALTH),
	// Its address in mails and bookmarks.
	{ ...toolsRoute(HEALTH), path: '/check' },
	recommendations('/recommendations', 'saved-step'),
	...pages.map((page) => recommendations(`/recommendations/${page}`)),
	{
		path: '/license/activation',
		screen: 'licensing',
		group: 'licensing',
		guard: 'license',
		title: () => __('Activate a license'),
		documentTitle: () => __('License'),
	},
	...PRODUCT_KEYS.map((key): Route => ({
		path: `/product/${key}`,
		screen: 'product',
		group: 'product',
		guard: 'none',
		title: () => getProductName(key),
	})),
	skipLink('/wpbody-content'),
	skipLink('/wp-toolbar'),
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

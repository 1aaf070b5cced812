export type RouteGroup =
	| 'dashboard'
	| 'settings'
	/** Screens about the site as a whole, which work without a connection. */
	| 'tools'
	| 'recommendations'
	| 'plans'
	| 'licensing'
	| 'product'
	| 'skip-link';

/** The screens of Tools, by name. An extra declares its own. */
export interface ToolsScreens {
	health: true;
}

export type ExtraScreen = Exclude<keyof ToolsScreens, 'health'>;

export type RouteScreen =
	Exclude<RouteGroup, 'tools' | 'plans' | 'skip-link'> | 'my-plan' | keyof ToolsScreens | 'none';

/** The condition for showing a route; otherwise it redirects. */
export type RouteGuard = 'none' | 'manager' | 'recommendations' | 'saved-step' | 'license';

export interface Route {
	path: string;
	screen: RouteScreen;
	group: RouteGroup;
	guard: RouteGuard;
	title: () => string;
	/** The name in the document title, where it is not the heading of the screen. */
	documentTitle?: () => string;
}

/** A tab of Tools: the check of the site, for everybody, or an extra's, for people who manage modules. */
export interface ToolsTab {
	screen: keyof ToolsScreens;
	path: `/tools${string}`;
	title: () => string;
}

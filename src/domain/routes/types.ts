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

export type RouteScreen =
	| 'dashboard'
	| 'my-plan'
	| 'settings'
	| 'health'
	| 'changes'
	| 'copy-settings'
	| 'recommendations'
	| 'licensing'
	| 'product'
	| 'none';

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

export type RouteGroup =
	| 'dashboard'
	| 'settings'
	| 'check'
	| 'recommendations'
	| 'plans'
	| 'licensing'
	| 'product'
	| 'skip-link';

export type RouteScreen =
	| 'dashboard'
	| 'my-plan'
	| 'settings'
	| 'modules'
	| 'site-check'
	| 'recommendations'
	| 'licensing'
	| 'product'
	| 'none';

/** The condition for showing a route; otherwise it redirects. */
export type RouteGuard = 'none' | 'manager' | 'recommendations' | 'saved-step' | 'linked-owner';

export interface Route {
	path: string;
	screen: RouteScreen;
	group: RouteGroup;
	guard: RouteGuard;
	title: () => string;
}

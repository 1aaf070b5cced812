export type RouteGroup =
	'dashboard' | 'settings' | 'recommendations' | 'plans' | 'licensing' | 'product' | 'skip-link';

export type RouteScreen =
	| 'dashboard'
	| 'my-plan'
	| 'settings'
	| 'modules'
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

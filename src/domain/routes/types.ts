export type RouteGroup =
	'dashboard' | 'settings' | 'recommendations' | 'plans' | 'licensing' | 'product' | 'skip-link';

export type RouteScreen =
	'dashboard' | 'my-plan' | 'settings' | 'recommendations' | 'licensing' | 'product' | 'none';

/** What must hold for a route to be shown; else it leads elsewhere. */
export type RouteGuard = 'none' | 'manager' | 'recommendations' | 'saved-step' | 'linked-owner';

export interface Route {
	path: string;
	screen: RouteScreen;
	group: RouteGroup;
	guard: RouteGuard;
	title: () => string;
}

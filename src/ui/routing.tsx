import { createContext, useCallback, useContext, useEffect, type ReactNode } from 'react';
import type { Location, To } from '@remix-run/router';

export type { Location };

/** The part of a history that changes the location. */
export interface Navigator {
	push: (to: To, state?: unknown) => void;
	replace: (to: To, state?: unknown) => void;
}

interface Routing {
	location: Location;
	navigator: Navigator;
}

/*
 * A history and its location are all that the app needs of a router, because a table in domain/routes decides which path shows
 * which screen. React Router adds nested routes, loaders and relative links: 13 KB of the first chunk.
 */
const RoutingContext = createContext<Routing | null>(null);

/** The routing of the provider around, which is required. */
function useRouting(): Routing {
	const routing = useContext(RoutingContext);
	if (!routing) {
		throw new Error('RoutingProvider');
	}
	return routing;
}

/** Provides a history and its location to everything inside. */
export function RoutingProvider({
	location,
	navigator,
	children,
}: Routing & { children: ReactNode }) {
	// The parents render only for another location.
	return (
		<RoutingContext.Provider value={{ location, navigator }}>{children}</RoutingContext.Provider>
	);
}

/** Shows another location than the history's to everything inside; navigation goes on in the history. */
export function ShownLocation({
	location,
	children,
}: Pick<Routing, 'location'> & { children: ReactNode }) {
	return (
		<RoutingProvider location={location} navigator={useRouting().navigator}>
			{children}
		</RoutingProvider>
	);
}

/** The location in the hash, or the one that a provider shows instead. */
export const useLocation = (): Location => useRouting().location;

interface NavigateOptions {
	/** Whether the new location replaces the entry of the old one in the browser's history. */
	replace?: boolean;
	/** Kept on the new entry; it survives a reload. */
	state?: unknown;
}

/** @return A stable function that changes the location. Paths are absolute. */
export function useNavigate(): (to: To, options?: NavigateOptions) => void {
	const { navigator } = useRouting();
	return useCallback(
		(to, { replace = false, state } = {}) =>
			replace ? navigator.replace(to, state) : navigator.push(to, state),
		[navigator],
	);
}

/** Replaces the location after it has rendered. */
export function Redirect({ to, state = null }: { to: To; state?: unknown }) {
	const navigate = useNavigate();
	useEffect(() => navigate(to, { replace: true, state }), [navigate, state, to]);
	return null;
}

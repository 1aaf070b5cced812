import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createMemoryHistory } from '@remix-run/router';
import { RoutingProvider } from '@/ui/routing';

/** Routing without a browser's history, beginning at a path. */
export function MemoryRouting({ route, children }: { route: string; children: ReactNode }) {
	const [history] = useState(() =>
		createMemoryHistory({ initialEntries: [route], v5Compat: true }),
	);
	const [location, setLocation] = useState(history.location);
	useLayoutEffect(() => history.listen((update) => setLocation(update.location)), [history]);
	return (
		<RoutingProvider navigator={history} location={location}>
			{children}
		</RoutingProvider>
	);
}

import { createHashRouter } from 'react-router-dom';
import { findRoute } from '@/domain/routes/table';
import { resolveScreen } from '@/domain/screen-choice';
import type { RootState } from '@/state/types';
import { PageFailure } from '../boot/page-failure';
import { Shell } from '../shell/shell';
import { numberEntries } from './app-history';
import { redirectState, selectScreenFacts } from './screen-choice';

/** React Router's changes of version 7. Each is decided here, because the router warns otherwise. */
const FUTURE = {
	v7_fetcherPersist: true,
	v7_normalizeFormMethod: true,
	v7_partialHydration: true,
	v7_relativeSplatPath: true,
	v7_skipActionErrorRevalidation: true,
};

/**
 * The router of the page's hash. It has one route: the table in domain/routes and domain/screen-choice decide
 * what a path shows, because most paths depend on more than the path.
 */
export function createAppRouter() {
	const entries = numberEntries();
	const router = createHashRouter(
		[{ path: '*', element: <Shell />, errorElement: <PageFailure /> }],
		{ future: FUTURE },
	);
	const forget = router.subscribe(entries.learn);
	return Object.assign(router, {
		/** Ends the router for good. */
		stop: () => {
			entries.stop();
			forget();
			router.dispose();
		},
	});
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * Follows the redirects of the first location before the first paint, which has the screen that they lead to. A route
 * without loaders is reached before `navigate` returns.
 */
export function followRedirects(state: RootState, router: AppRouter): void {
	const { pathname } = router.state.location;
	const choice = resolveScreen(findRoute(pathname), selectScreenFacts(state));
	if (choice.kind === 'redirect') {
		void router.navigate(choice.to, { replace: true, state: redirectState(choice, pathname) });
		followRedirects(state, router);
	}
}

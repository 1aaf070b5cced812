import { createHashRouter } from 'react-router-dom';
import { PageFailure } from '../boot/page-failure';
import { Shell } from '../shell/shell';
import { numberEntries } from './number-entries';

const createRouter = () =>
	createHashRouter([{ path: '*', element: <Shell />, errorElement: <PageFailure /> }], {
		future: {
			v7_fetcherPersist: true,
			v7_normalizeFormMethod: true,
			v7_partialHydration: true,
			v7_relativeSplatPath: true,
			v7_skipActionErrorRevalidation: true,
		},
	});

export type AppRouter = ReturnType<typeof createRouter>;

/**
 * The hash router. It has one route of its own: what a path shows is decided by the table in
 * domain/routes and by domain/screen-choice, as most paths depend on more than themselves.
 */
export function createAppRouter(): AppRouter {
	const entries = numberEntries();
	const router = createRouter();
	router.subscribe(entries.learn);
	const dispose = router.dispose;
	router.dispose = () => {
		entries.stop();
		dispose();
	};
	return router;
}

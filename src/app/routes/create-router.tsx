import { createHashRouter } from 'react-router-dom';
import { PageFailure } from '../boot/page-failure';
import { Shell } from '../shell/shell';

/**
 * The hash router. It has one route of its own: what a path shows is decided by the table in
 * domain/routes and by domain/screen-choice, as most paths depend on more than themselves.
 */
export function createAppRouter() {
	return createHashRouter([{ path: '*', element: <Shell />, errorElement: <PageFailure /> }], {
		future: {
			v7_fetcherPersist: true,
			v7_normalizeFormMethod: true,
			v7_partialHydration: true,
			v7_relativeSplatPath: true,
			v7_skipActionErrorRevalidation: true,
		},
	});
}

export type AppRouter = ReturnType<typeof createAppRouter>;

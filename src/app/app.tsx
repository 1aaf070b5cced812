import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { Store } from '@/state/store';
import type { AppRouter } from './routes/create-router';

export interface AppProps {
	store: Store;
	router: AppRouter;
}

export function App({ store, router }: AppProps) {
	return (
		<Provider store={store}>
			<RouterProvider router={router} future={{ v7_startTransition: true }} />
		</Provider>
	);
}

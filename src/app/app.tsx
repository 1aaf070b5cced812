import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import type { Store } from '@/state/store';
import { onNextPaint } from '@/ui/after-paint';
import { ErrorBoundary } from '@/ui/error-boundary';
import { RoutingProvider } from '@/ui/routing';
import { type Stage, StageContext } from '@/ui/staged-list';
import { PageFailure } from './boot/page-failure';
import { type AppHistory, AppHistoryContext } from './routes/app-history';
import { Shell } from './shell/shell';

export interface AppProps {
	store: Store;
	history: AppHistory;
}

/**
 * The app, with its store and its history. The table in domain/routes and domain/screen-choice decide what a
 * path shows, because most paths depend on more than the path.
 */
export function App({ store, history }: AppProps) {
	const [location, setLocation] = useState(history.getLocation);
	const stage = useRef<Stage>('window');
	useLayoutEffect(() => {
		const follow = () => setLocation(history.getLocation());
		// The location may have changed during the first render.
		follow();
		return history.listen(() => {
			stage.current = 'title';
			follow();
		});
	}, [history]);
	useEffect(
		() =>
			onNextPaint(() => {
				stage.current = 'window';
			}),
		[location],
	);
	return (
		<Provider store={store}>
			<AppHistoryContext.Provider value={history}>
				<RoutingProvider navigator={history} location={location}>
					<ErrorBoundary fallback={() => <PageFailure />}>
						<StageContext.Provider value={stage}>
							<Shell />
						</StageContext.Provider>
					</ErrorBoundary>
				</RoutingProvider>
			</AppHistoryContext.Provider>
		</Provider>
	);
}

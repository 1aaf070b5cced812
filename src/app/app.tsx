import { type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { EXTRAS } from '@/extras';
import { ExtrasContext } from '@/screens/common/slot';
import { useAppSelector } from '@/state/store/hooks';
import { selectSlowProvider } from '@/state/store/slow-provider';
import type { Store } from '@/state/store/create-store';
import { ErrorBoundary } from '@/ui/error-boundary';
import { useAnnouncement } from '@/ui/screen-reader';
import { SlowContext } from '@/ui/skeleton';
import { PageFailure } from './boot/page-failure';
import { DevToolsContext } from './dev-tools-item';
import { Shell } from './shell/shell';

/** Lets each place that waits for the provider say that it is slow, and announces that once for all of them. */
export function SlowProvider({ children }: { children: ReactNode }) {
	const reason = useAppSelector(selectSlowProvider);
	useAnnouncement(reason);
	return <SlowContext.Provider value={reason}>{children}</SlowContext.Provider>;
}

/**
 * React Router's changes of version 7, because it warns about those that are not decided. A transition would draw a new screen only after everything more
 * urgent; the click wants its title at once.
 */
const FUTURE = { v7_startTransition: false, v7_relativeSplatPath: true };

export interface AppProps {
	store: Store;
	/** The footer's item of the dev tools, on a development version. */
	devTools?: ComponentType;
}

export function App({ store, devTools }: AppProps) {
	return (
		<Provider store={store}>
			<DevToolsContext.Provider value={devTools}>
				<ExtrasContext.Provider value={EXTRAS}>
					<SlowProvider>
						<HashRouter future={FUTURE}>
							<ErrorBoundary fallback={() => <PageFailure />}>
								<Shell />
							</ErrorBoundary>
						</HashRouter>
					</SlowProvider>
				</ExtrasContext.Provider>
			</DevToolsContext.Provider>
		</Provider>
	);
}

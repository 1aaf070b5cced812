import { type ComponentType, useLayoutEffect, useRef, type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { EXTRAS } from '@/extras';
import { ExtrasContext } from '@/screens/common/slot';
import { useAppSelector } from '@/state/hooks';
import { selectSlowProvider } from '@/state/slow-provider';
import type { Store } from '@/state/store';
import { onNextPaint } from '@/ui/after-paint';
import { announce } from '@/ui/screen-reader';
import { SlowContext } from '@/ui/skeleton';
import { type Stage, StageContext } from '@/ui/staged-list';
import { DevToolsContext } from './dev-tools-item';
import type { AppRouter } from './routes/app-router';

/** Lets each place that waits for the provider say that it is slow, and announces that once for all of them. */
export function SlowProvider({ children }: { children: ReactNode }) {
	const reason = useAppSelector(selectSlowProvider);
	useEffect(() => {
		if (reason) {
			announce(reason);
		}
	}, [reason]);
	return <SlowContext.Provider value={reason}>{children}</SlowContext.Provider>;
}

/** A transition would draw a new screen only after everything more urgent; the click wants its title at once. */
const FUTURE = { v7_startTransition: false };

export interface AppProps {
	store: Store;
	router: AppRouter;
	/** The footer's item of the dev tools, on a development version. */
	devTools?: ComponentType;
}

/** The app, with its store and its router. */
export function App({ store, router, devTools }: AppProps) {
	const stage = useRef<Stage>('window');
	useLayoutEffect(
		() =>
			router.subscribe(() => {
				stage.current = 'title';
				onNextPaint(() => {
					stage.current = 'window';
				});
			}),
		[router],
	);
	return (
		<Provider store={store}>
			<StageContext.Provider value={stage}>
				<DevToolsContext.Provider value={devTools}>
					<ExtrasContext.Provider value={EXTRAS}>
						<SlowProvider>
							<RouterProvider router={router} future={FUTURE} />
						</SlowProvider>
					</ExtrasContext.Provider>
				</DevToolsContext.Provider>
			</StageContext.Provider>
		</Provider>
	);
}

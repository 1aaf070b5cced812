import { ErrorBoundary } from '@/ui/error-boundary';
import { useLoadable } from '../loadable/use-loadable';
import { Arrival } from './arrival';
import { ScreenFailure } from './screen-failure';
import { ScreenSkeleton } from './screen-skeleton';
import { SCREENS, type ScreenName } from './screens';

export interface ScreenFrameProps {
	screen: ScreenName;
	pathname: string;
	title: string;
}

/** A screen within its boundary: loading, failed to load, failed to draw, or there. */
export function ScreenFrame({ screen, pathname, title }: ScreenFrameProps) {
	const { arrival, retry } = useLoadable(SCREENS[screen]);
	switch (arrival.phase) {
		case 'loading':
			return <ScreenSkeleton title={title} />;
		case 'failed':
			return (
				<>
					<ScreenFailure reason="not-loaded" title={title} onRetry={retry} />
					<Arrival pathname={pathname} title={title} />
				</>
			);
		case 'ready':
			return (
				<>
					<ErrorBoundary
						resetKey={pathname}
						fallback={(_error, reset) => (
							<ScreenFailure reason="not-drawn" title={title} onRetry={reset} />
						)}
					>
						<arrival.Component />
					</ErrorBoundary>
					<Arrival pathname={pathname} title={title} />
				</>
			);
	}
}

import { __, sprintf } from '@wordpress/i18n';
import type { ScreenName } from '@/domain/routes/chunks';
import { CardGrid } from '@/ui/card-grid';
import { ErrorBoundary } from '@/ui/error-boundary';
import { ErrorState } from '@/ui/error-state';
import { ScreenTitle } from '@/ui/screen-title';
import { Skeleton, SkeletonCard } from '@/ui/skeleton';
import { Late } from '@/ui/loadable/late';
import { ShownScreen, type ShownPlace } from './shown-screen';
import { SCREENS } from './screens';

const CARDS = 4;

/** A placeholder of about the same height as a screen, while its chunk is loading. */
function ScreenSkeleton({ title }: { title: string }) {
	/* translators: %s: name of a screen, such as "Security". */
	const label = sprintf(__('Loading %s…'), title);
	return (
		<div className="jd-stack" aria-busy="true">
			<Skeleton isOfSite height={28} label={label} />
			<CardGrid>
				{Array.from({ length: CARDS }, (_, index) => (
					<SkeletonCard key={index} lines={3} />
				))}
			</CardGrid>
		</div>
	);
}

/** A screen with its error boundary: loading, failed to load, failed to render, or ready. */
export function ScreenFrame({ screen, pathname, title }: ShownPlace & { screen: ScreenName }) {
	return (
		<Late
			of={SCREENS[screen]}
			waiting={<ScreenSkeleton title={title} />}
			failed={({ isRetrying, retry }) => (
				<>
					<ScreenTitle>{title}</ScreenTitle>
					<ErrorState
						title={__("This screen didn't load")}
						failure={{ isRetrying }}
						onRetry={retry}
					/>
					<ShownScreen key="failed" pathname={pathname} title={title} />
				</>
			)}
		>
			{(Screen) => (
				<>
					<ErrorBoundary
						resetKey={pathname}
						fallback={(_error, reset) => (
							<>
								<ScreenTitle>{title}</ScreenTitle>
								<ErrorState
									title={__('This screen ran into a problem')}
									message={__('Try again. If it happens again, reload the page.')}
									onRetry={reset}
								/>
							</>
						)}
					>
						<Screen />
					</ErrorBoundary>
					<ShownScreen key="ready" pathname={pathname} title={title} />
				</>
			)}
		</Late>
	);
}

import { useCallback, useContext } from 'react';
import { __ } from '@wordpress/i18n';
import { selectCapabilities } from '@/state/connection';
import { selectSections } from '@/state/dashboard';
import { selectIsRetriedOnce } from '@/state/site/provider-site';
import { loadFirstAnswers } from '@/state/store/arrivals';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { ErrorState, RetriedAbove } from '@/ui/error-state';
import { createLoadable, preload } from '@/ui/loadable/create-loadable';
import { Late, late, type LateFailure } from '@/ui/loadable/late';
import { focusScreenHeading, ScreenTitle } from '@/ui/screen-title';
import { SlowContext } from '@/ui/skeleton';
import { StagedList } from '@/ui/staged-list';
import { CardSlot } from './card-slot';
import { SinceLastLook } from './last-look/since-last-look';
import { StatsCard } from './stats-card/stats-card';
import { SiteStatus } from './status/site-status';
import styles from './style.module.scss';

/** The chart that promotes backups (DASH-21). The rule that decides whether to show it is in a chunk, too, because it is only an offer. */
export const UpgradeChart = late(
	() => import(/* webpackChunkName: "dashboard-late" */ './upgrade-chart/upgrade-chart'),
	{ isSecondary: true },
);

/**
 * Everything below the stats. It is drawn after the first paint, so its chunk is fetched beside the screen's, and
 * the first paint doesn't wait for it.
 */
const OTHER_SECTIONS = createLoadable(
	() => import(/* webpackChunkName: "dashboard-cards" */ './other-sections'),
);

/** For people without stats, whose screen begins with the other sections. */
export const preloadOtherSections = () => preload([OTHER_SECTIONS]);

/** Pixels, about. */
const HEIGHT_OF_A_SECTION = 600;

const Stats = () => (
	<CardSlot id="stats">
		<StatsCard />
	</CardSlot>
);

/** A failure of the browser's, which the status doesn't know. */
const showFailure = ({ isRetrying, retry }: LateFailure) => (
	<RetriedAbove.Provider value={false}>
		<ErrorState
			title={__("The other cards didn't load")}
			message={__('Check your network, then try again.')}
			failure={{ isRetrying }}
			onRetry={retry}
		/>
	</RetriedAbove.Provider>
);

/** At a Glance (DASH-02): `domain/dashboard` decides which sections are shown. */
export default function DashboardScreen() {
	const sections = useAppSelector(selectSections);
	const { canManageModules } = useAppSelector(selectCapabilities);
	const slow = useContext(SlowContext);
	// The notice says why everything of the provider fails, and the status offers to try again.
	const isRetriedOnce = useAppSelector(selectIsRetriedOnce);
	const dispatch = useAppDispatch();
	const hasStats = sections[0]?.id === 'stats';
	const others = hasStats ? sections.slice(1) : sections;
	// Not only when the chunk arrives: even without the other cards, the status needs their answers.
	const prepare = useCallback(async () => {
		await Promise.allSettled([OTHER_SECTIONS.load()]);
		await dispatch(loadFirstAnswers());
	}, [dispatch]);
	return (
		<div className={styles.screen}>
			<ScreenTitle isInTab>{__('At a Glance')}</ScreenTitle>
			<SiteStatus />
			<SinceLastLook />
			{/* The status says it for all cards. */}
			<SlowContext.Provider value={canManageModules ? '' : slow}>
				<RetriedAbove.Provider value={isRetriedOnce && canManageModules}>
					<div className={styles.sections}>
						<StagedList
							items={[
								...(hasStats ? [<Stats key="stats" />] : []),
								<Late
									key="others"
									of={OTHER_SECTIONS}
									failed={showFailure}
									onRetried={focusScreenHeading}
								>
									{(Sections) => <Sections sections={others} />}
								</Late>,
							]}
							itemHeight={HEIGHT_OF_A_SECTION * others.length}
							prepare={prepare}
						/>
					</div>
				</RetriedAbove.Provider>
			</SlowContext.Provider>
			<UpgradeChart />
		</div>
	);
}

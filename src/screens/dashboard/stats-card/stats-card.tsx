import { useState, type ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { chartBar } from '@wordpress/icons';
import { resolveStatsCard, type StatsCardView, type StatsRange } from '@/domain/stats';
import { withHost } from '@/lib/brand';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { createFacts } from '@/state/store/create-facts';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive, selectIsModuleToggling, selectModule } from '@/state/modules';
import { selectIsSettingOn } from '@/state/settings';
import { loadStats, openStatsTab, selectStatsSeries } from '@/state/stats';
import { Card } from '@/ui/card';
import { Late } from '@/ui/loadable/late';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { usePrefetch } from '@/ui/loadable/use-loadable';
import { Tabs, type TabItem } from '@/ui/segmented';
import { Skeleton } from '@/ui/skeleton';
import { AdminLink } from '../../common/admin-link';
import { ProviderLink } from '../../common/provider-link';
import { useAsOf } from '../../common/use-as-of';
import { useLoads } from '../../common/use-loads';
import type { StatsContentProps } from './content';
import { ID_PREFIX, StatsSkeleton } from './frame';
import { StatsFailure } from './stats-failure';
import styles from './style.module.scss';

/** Everything that is drawn from stats is a separate chunk, fetched while they load. */
export const STATS_CONTENT = createLoadable<ComponentType<StatsContentProps>>(
	() => import(/* webpackChunkName: "stats" */ './content'),
);

export const WITHOUT_STATS = createLoadable(
	() => import(/* webpackChunkName: "dashboard-cards" */ './without-stats'),
);

/** Pixels, of a sentence with a button. */
const HEIGHT_OF_A_SENTENCE = 48;

/** The card's facts in the store; the open tab is local state. */
const selectFacts = createFacts({
	override: (state) => selectModule(state, 'stats')?.override ?? 'none',
	connection: selectSiteConnection,
	// The saved state: the prompt stays until the server has turned the stats on.
	isOn: (state) => selectIsModuleActive(state, 'stats') !== selectIsModuleToggling(state, 'stats'),
	canActivate: (state) => selectCapabilities(state).canManageModules,
	series: selectStatsSeries,
	isGreetingDismissed: (state) => selectIsSettingOn(state, 'dismiss_empty_stats_card'),
});

/** Sites with stats have links to more of them, even while this card can't show any. */
const LINKED: readonly StatsCardView['kind'][] = ['loading', 'failed', 'greeting', 'chart'];

const getTabs = (): TabItem<StatsRange>[] => [
	{ id: 'day', label: __('Days') },
	{ id: 'week', label: __('Weeks') },
	{ id: 'month', label: __('Months') },
];

/** The site's stats (STATS-01 to STATS-21). */
export function StatsCard() {
	const dispatch = useAppDispatch();
	const [range, setRange] = useState<StatsRange>('day');
	const facts = useAppSelector(selectFacts);
	const { override, connection, isOn } = facts;
	const isToggling = useAppSelector((state) => selectIsModuleToggling(state, 'stats'));
	// Not before the server has saved an activation.
	const isWanted = isOn && !isToggling && override !== 'inactive' && connection === 'connected';

	usePrefetch(STATS_CONTENT, isWanted);
	useLoads(isWanted && loadStats('day'));

	const open = (next: StatsRange) => {
		setRange(next);
		if (next !== range) {
			void dispatch(openStatsTab(next));
		}
	};

	const view = resolveStatsCard({ ...facts, range });
	return (
		<Card
			title={__('Site stats')}
			headingLevel={2}
			icon={chartBar}
			intent={view.kind === 'offline' ? 'inactive' : 'neutral'}
			action={
				// The tabs of the chart (STATS-07).
				view.kind === 'loading' ? (
					<div className={styles.skeletonTabs} />
				) : (
					view.kind === 'chart' && (
						<Tabs
							label={__('Period')}
							items={getTabs()}
							selected={range}
							onSelect={open}
							idPrefix={ID_PREFIX}
						/>
					)
				)
			}
			footer={
				// The stats page in wp-admin and the provider's (DASH-33).
				LINKED.includes(view.kind) && (
					<>
						<AdminLink variant="link" page="admin.php?page=stats">
							{__('View detailed stats')}
						</AdminLink>
						<ProviderLink source="calypso-stats-day">
							{
								/* translators: %s: name of the provider. */
								withHost(__('View more stats on %s'))
							}
						</ProviderLink>
					</>
				)
			}
			asOf={useAsOf([(state) => selectStatsSeries(state)[range]])}
		>
			<div className={styles.body}>
				<StatsBody view={view} range={range} />
			</div>
		</Card>
	);
}

function StatsBody({ view, range }: { view: StatsCardView; range: StatsRange }) {
	const dispatch = useAppDispatch();
	const onRetry = () => void dispatch(loadStats(range)({ force: true }));
	switch (view.kind) {
		case 'overridden':
		case 'offline':
		case 'needs-site':
		case 'inactive':
			return (
				<Late of={WITHOUT_STATS} waiting={<Skeleton height={HEIGHT_OF_A_SENTENCE} />}>
					{(WithoutStats) => <WithoutStats view={view} />}
				</Late>
			);
		case 'failed':
			return <StatsFailure isTall range="day" failure={view} onRetry={onRetry} />;
		case 'loading':
			return <StatsSkeleton />;
		case 'greeting':
		case 'chart':
			return (
				<Late
					of={STATS_CONTENT}
					waiting={<StatsSkeleton />}
					failed={({ isRetrying, retry }) => (
						<StatsFailure
							isTall
							range="day"
							failure={{ kind: 'failed', isRetrying }}
							onRetry={retry}
						/>
					)}
				>
					{(Content) => <Content view={view} range={range} onRetry={onRetry} />}
				</Late>
			);
	}
}

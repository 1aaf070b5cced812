import { clsx } from 'clsx';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { StatsCardView, StatsRange } from '@/domain/stats';
import { resolveToday } from '@/domain/stats/today';
import { knownData } from '@/lib/remote';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { setSetting } from '@/state/settings';
import { selectStatsSeries, selectStatsSummary } from '@/state/stats';
import { FaintBars } from '@/ui/bar-chart/explanation';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { TabPanel } from '@/ui/segmented';
import { Skeleton } from '@/ui/skeleton';
import { useLocale } from '@/ui/use-locale';
import { ID_PREFIX, StatsSummary } from './frame';
import { StatsFailure } from './stats-failure';
import { VisitsChart, WritePost } from './visits-chart';
import styles from './style.module.scss';

/** As the subject of a sentence, from Sunday on. */
const getWeekdays = () => [
	__('Sundays'),
	__('Mondays'),
	__('Tuesdays'),
	__('Wednesdays'),
	__('Thursdays'),
	__('Fridays'),
	__('Saturdays'),
];

/** A sentence about today's views; "" while there is nothing to say. */
function useTodaySentence(): string {
	const numbers = new Intl.NumberFormat(useLocale());
	const days = knownData(useAppSelector(selectStatsSeries).day) ?? [];
	const today = resolveToday({ days, summary: useAppSelector(selectStatsSummary) });
	switch (today.kind) {
		case 'none':
			return '';
		case 'alone':
			return sprintf(
				/* translators: %s: number of views. */
				_n('%s view so far today.', '%s views so far today.', today.views),
				numbers.format(today.views),
			);
		case 'compared':
			return sprintf(
				/* translators: 1: number of views, 2: a day of the week, as in "Thursdays", 3: number of views. */
				_n(
					'%1$s view so far today. %2$s usually end around %3$s.',
					'%1$s views so far today. %2$s usually end around %3$s.',
					today.views,
				),
				numbers.format(today.views),
				getWeekdays()[today.date.getUTCDay()] ?? '',
				numbers.format(today.usual),
			);
	}
}

/** Shown while the stats are on but have no visits yet (STATS-05, STATS-06). */
function StatsGreeting() {
	const dispatch = useAppDispatch();
	const dismiss = () => void dispatch(setSetting('dismiss_empty_stats_card', true));
	return (
		<div className={clsx(styles.centred, styles.tall, styles.greeting)}>
			<FaintBars />
			<EmptyState
				title={__('Hello there! Your stats have been activated.')}
				description={__('Your first visits will show up here soon.')}
				action={
					<div className={styles.actions}>
						<Button size="small" onClick={dismiss}>
							{__('Okay, got it!')}
						</Button>
						<WritePost />
					</div>
				}
			/>
		</div>
	);
}

export interface StatsContentProps {
	view: Extract<StatsCardView, { kind: 'greeting' | 'chart' }>;
	range: StatsRange;
	onRetry: () => void;
}

/** The chart of a period, and the summary (STATS-07), or a greeting. Its chunk is fetched while the stats load. */
export default function StatsContent({ view, range, onRetry }: StatsContentProps) {
	const sentence = useTodaySentence();
	const summary = useAppSelector(selectStatsSummary);
	if (view.kind === 'greeting') {
		return <StatsGreeting />;
	}
	const { panel } = view;
	return (
		<>
			{/* Its line is reserved before it is shown. */}
			<p className={styles.today}>{sentence}</p>
			<TabPanel idPrefix={ID_PREFIX} id={range}>
				<div className={styles.panel}>
					{panel.kind === 'loading' && <Skeleton height={212} label={__('Loading stats…')} />}
					{panel.kind === 'failed' && (
						<StatsFailure range={range} failure={panel} onRetry={onRetry} />
					)}
					{panel.kind === 'known' && (
						<VisitsChart visits={panel.data} range={range} sentence={sentence} />
					)}
				</div>
			</TabPanel>
			<StatsSummary summary={summary} />
		</>
	);
}

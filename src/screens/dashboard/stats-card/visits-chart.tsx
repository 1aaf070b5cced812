import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatPeriod } from '@/lib/dates';
import { truncate } from '@/domain/seo/cut-text';
import type { StatsRange, Visits } from '@/domain/stats';
import { resolveChartPeriods, type ChartPeriod } from '@/domain/stats/chart-bars';
import { knownData } from '@/lib/remote';
import { selectCapabilities } from '@/state/connection';
import { selectActivity } from '@/state/rewind/activity';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectUpdatedPlugins } from '@/state/last-look/facts';
import { loadLatestPosts, selectLatestPosts } from '@/state/site/posts';
import { selectStatsSeries, selectStatsSummary } from '@/state/stats';
import { BarChart, type BarMark, type ChartBar } from '@/ui/bar-chart';
import { useLocale } from '@/ui/use-locale';
import { AdminLink } from '../../common/admin-link';
import { ExtrasContext } from '../../common/slot';
import { useLoadsInView } from '../../common/use-loads-in-view';
import { ShareChart } from './share-chart';

/** The texts of a range's chart: its caption, the heading of the periods in its table, and the words for the last period. */
const CHART_TEXTS: Record<
	StatsRange,
	() => { caption: string; period: string; unfinished: string }
> = {
	day: () => ({
		caption: __('Views per day'),
		period: __('Day'),
		unfinished: __('Today so far'),
	}),
	week: () => ({
		caption: __('Views per week'),
		period: __('Week of'),
		unfinished: __('This week so far'),
	}),
	month: () => ({
		caption: __('Views per month'),
		period: __('Month'),
		unfinished: __('This month so far'),
	}),
};

const getLabels = () => ({
	views: __('Views'),
	usual: __('Usual views'),
	posts: __('Published'),
	plugins: __('Plugins updated'),
	events: __('Activity'),
	settings: __('Settings changed'),
});

/** The most names in a list, and the most characters of one. */
const MOST_NAMES = 3;
const LONGEST_NAME = 60;

/** Names as a list: "One, Two, Three, and 4 more". */
function listNames(names: readonly string[], locale: string): string {
	if (names.length < 2) {
		// Most days have no name, and a format is slow to make.
		return names.map((name) => truncate(name, LONGEST_NAME)).join('');
	}
	const shown = names.slice(0, MOST_NAMES).map((name) => truncate(name, LONGEST_NAME));
	const hidden = names.length - shown.length;
	const more = sprintf(
		/* translators: %s: number of further things, at the end of a list. */
		_n('%s more', '%s more', hidden),
		new Intl.NumberFormat(locale).format(hidden),
	);
	const all = hidden > 0 ? [...shown, more] : shown;
	return new Intl.ListFormat(locale).format(all);
}

const withValue = <T,>(label: string, value: T | '' | null) =>
	value === '' || value === null ? [] : [{ label, value }];

/** A period as a bar. Its tooltip says in words what is drawn without them. */
function toBar(facts: ChartPeriod, range: StatsRange, locale: string): ChartBar {
	const { period, views, usual, isUnfinished, posts, updatedPlugins, events, changedSettings } =
		facts;
	const label = formatPeriod(period, range, locale);
	const names = getLabels();
	const titles = posts.map(
		({ title }) =>
			/* translators: a post without a title. */
			title || __('(no title)'),
	);
	const marks: (BarMark | false)[] = [
		posts.length > 0 && 'circle',
		updatedPlugins.length > 0 && 'diamond',
		(events.length > 0 || changedSettings > 0) && 'square',
	];
	return {
		label,
		/* translators: %s: a period that is not over, such as "Jan 31". */
		title: isUnfinished ? sprintf(__('%s (so far)'), label) : undefined,
		value: views,
		isUnfinished,
		expected: usual ?? undefined,
		marks: marks.filter((mark) => mark !== false),
		tooltip: [
			{ label: names.views, value: views },
			...withValue(names.usual, usual),
			...withValue(names.posts, listNames(titles, locale)),
			...withValue(names.plugins, listNames(updatedPlugins, locale)),
			...withValue(names.events, listNames(events, locale)),
			...withValue(names.settings, changedSettings || null),
		],
	};
}

const NONE = [] as const;

const selectFacts = createSelector(
	[selectStatsSeries, selectStatsSummary, selectLatestPosts, selectUpdatedPlugins, selectActivity],
	(series, summary, latest, updatedPlugins, activity) => ({
		days: knownData(series.day) ?? [],
		summary,
		// Marks are an extra: without the posts there are none.
		posts: knownData(latest) ?? NONE,
		updatedPlugins,
		// The activity card loads it.
		activity: knownData(activity) ?? NONE,
	}),
);

/** Read once, so that a switch on another card does not render the chart again. */
function useChanges(): readonly number[] {
	const dispatch = useAppDispatch();
	const extras = useContext(ExtrasContext);
	const [changes, setChanges] = useState<readonly number[]>(NONE);
	useEffect(() => {
		const found = extras.find(({ settingsChanged }) => settingsChanged)?.settingsChanged;
		found?.load().then(
			(recall) => setChanges(dispatch(recall())),
			() => undefined,
		);
	}, [dispatch, extras]);
	return changes;
}

/** What brings visitors, for people who may write. */
export function WritePost() {
	const canWrite = useAppSelector((state) => selectCapabilities(state).canEditPosts);
	return canWrite ? <AdminLink page="post-new.php">{__('Write a post')}</AdminLink> : null;
}

interface VisitsChartProps {
	visits: Visits[];
	range: StatsRange;
	/** What the chart says about today, for its picture. */
	sentence: string;
}

/** The views of a range, with what explains them: a usual week, what happened, and the day that is not over. */
export function VisitsChart({ visits, range, sentence }: VisitsChartProps) {
	const locale = useLocale();
	const facts = useAppSelector(selectFacts);
	const ref = useRef<HTMLDivElement>(null);
	useLoadsInView(ref, loadLatestPosts);
	const changes = useChanges();
	const { caption, period, unfinished } = CHART_TEXTS[range]();
	const labels = getLabels();
	const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
	const bars = useMemo(
		() =>
			resolveChartPeriods({ ...facts, changes, visits, range }).map((each) =>
				toBar(each, range, locale),
			),
		[facts, changes, visits, range, locale],
	);
	const isUsed = (label: string) =>
		bars.some(({ tooltip }) => tooltip.some((detail) => detail.label === label));
	return (
		<div ref={ref}>
			<BarChart
				bars={bars}
				formatValue={(value) => numbers.format(value)}
				emptyAction={<WritePost />}
				legend={{
					unfinished,
					expected: __('A usual week'),
					marks: {
						circle: labels.posts,
						diamond: labels.plugins,
						square: __('Activity and settings'),
					},
				}}
				action={<ShareChart bars={bars} caption={caption} sentence={sentence} />}
				caption={caption}
				columns={[
					period,
					labels.views,
					...[labels.usual, labels.posts, labels.plugins, labels.events, labels.settings].filter(
						isUsed,
					),
				]}
			/>
		</div>
	);
}

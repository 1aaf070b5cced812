import { _n, sprintf } from '@wordpress/i18n';
import { resolveToday, type TodayView } from '@/domain/stats/today';
import { assertNever } from '@/lib/assert-never';
import { knownData } from '@/lib/remote';
import { useAppSelector } from '@/state/hooks';
import { selectStatsSeries, selectStatsSummary } from '@/state/stats';
import { useLocale } from '@/ui/use-locale';
import styles from './style.module.scss';

/** A sentence about today's views; its line is reserved before it is shown. */
export function StatsToday() {
	const locale = useLocale();
	const days = knownData(useAppSelector(selectStatsSeries).day) ?? [];
	const summary = useAppSelector(selectStatsSummary);
	return <p className={styles.today}>{describe(resolveToday({ days, summary }), locale)}</p>;
}

function describe(today: TodayView, locale: string): string {
	switch (today.kind) {
		case 'none':
			return '';
		case 'alone':
			return sprintf(
				/* translators: %s: number of views. */
				_n('%s view today.', '%s views today.', today.views, 'dashboard-for-jetpack'),
				new Intl.NumberFormat(locale).format(today.views),
			);
		case 'compared':
			return describeComparison(today, locale);
		default:
			return assertNever(today);
	}
}

type Compared = Extract<TodayView, { kind: 'compared' }>;

function describeComparison({ views, change, date }: Compared, locale: string): string {
	const count = new Intl.NumberFormat(locale).format(views);
	const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
	const day = weekday.format(date);
	const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.abs(change) / 100);
	if (change === 0) {
		return sprintf(
			/* translators: 1: number of views, 2: a day of the week. */
			_n(
				'%1$s view today, as on a usual %2$s.',
				'%1$s views today, as on a usual %2$s.',
				views,
				'dashboard-for-jetpack',
			),
			count,
			day,
		);
	}
	return change > 0
		? sprintf(
				/* translators: 1: number of views, 2: a percentage, as in "12%", 3: a day of the week. */
				_n(
					'%1$s view today, %2$s above a usual %3$s.',
					'%1$s views today, %2$s above a usual %3$s.',
					views,
					'dashboard-for-jetpack',
				),
				count,
				share,
				day,
			)
		: sprintf(
				/* translators: 1: number of views, 2: a percentage, as in "12%", 3: a day of the week. */
				_n(
					'%1$s view today, %2$s below a usual %3$s.',
					'%1$s views today, %2$s below a usual %3$s.',
					views,
					'dashboard-for-jetpack',
				),
				count,
				share,
				day,
			);
}

import { __, _n, sprintf } from '@wordpress/i18n';
import { resolveToday, type TodayView } from '@/domain/stats/today';
import { knownData } from '@/lib/remote';
import { useAppSelector } from '@/state/store/hooks';
import { selectStatsSeries, selectStatsSummary } from '@/state/stats';
import { useLocale } from '@/ui/use-locale';

/** A sentence about today's views; "" while there is nothing to say. */
export function useTodaySentence(): string {
	const locale = useLocale();
	const days = knownData(useAppSelector(selectStatsSeries).day) ?? [];
	const summary = useAppSelector(selectStatsSummary);
	return describe(resolveToday({ days, summary }), locale);
}

function describe(today: TodayView, locale: string): string {
	switch (today.kind) {
		case 'none':
			return '';
		case 'alone':
			return sprintf(
				/* translators: %s: number of views. */
				_n('%s view so far today.', '%s views so far today.', today.views),
				new Intl.NumberFormat(locale).format(today.views),
			);
		case 'compared':
			return describeComparison(today, locale);
	}
}

type Compared = Extract<TodayView, { kind: 'compared' }>;

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

function describeComparison({ views, usual, date }: Compared, locale: string): string {
	const numbers = new Intl.NumberFormat(locale);
	return sprintf(
		/* translators: 1: number of views, 2: a day of the week, as in "Thursdays", 3: number of views. */
		_n(
			'%1$s view so far today. %2$s usually end around %3$s.',
			'%1$s views so far today. %2$s usually end around %3$s.',
			views,
		),
		numbers.format(views),
		getWeekdays()[date.getUTCDay()] ?? '',
		numbers.format(usual),
	);
}

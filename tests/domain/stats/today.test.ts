import { resolveToday, type TodayFacts } from '@/domain/stats/today';

const DAY = 86_400_000;
/** A Saturday. */
const TODAY = Date.UTC(2026, 0, 31);

/** Days with these views, ending today. */
const daysOf = (...views: number[]) =>
	views.map((count, index) => ({
		period: new Date(TODAY - (views.length - 1 - index) * DAY).toISOString().slice(0, 10),
		views: count,
	}));

/** Four weeks and today, with these views on the Saturdays and 1000 on all other days. */
const saturdays = (...views: number[]) =>
	daysOf(
		...Array.from({ length: (views.length - 1) * 7 + 1 }, (_, index) =>
			index % 7 === 0 ? (views[index / 7] ?? 0) : 1000,
		),
	);

const date = new Date(TODAY);
const none = { kind: 'none' };
const alone = (views: number) => ({ kind: 'alone', views });
const compared = (views: number, usual: number) => ({ kind: 'compared', views, usual, date });
const on = (days: TodayFacts['days'], viewsToday: number): TodayFacts => ({
	days,
	summary: { viewsToday },
});
const [FIRST, ...OTHERS] = saturdays(40, 30, 20, 10, 30);
const UNDATED = { period: '', views: 15 };
const GAP = [{ ...FIRST!, views: null }, ...OTHERS];

it.each<[string, TodayFacts, object]>([
	['the known ones of such days', on(GAP, 30), compared(30, 20)],
	['no comparison beside an undated day', on([UNDATED, ...saturdays(10, 20, 15)], 15), alone(15)],
	['no comparison with weekdays without views', on(saturdays(0, 0, 0, 5), 5), alone(5)],
	['nothing without days', on([], 5), none],
	['nothing without a summary', { days: saturdays(1, 2, 3, 4), summary: null }, none],
])('today’s views: %s', (_title, facts, view) => {
	expect(resolveToday(facts)).toEqual(view);
});

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

it.each<[string, TodayFacts, object]>([
	[
		'more than the same weekday ends with, by its average',
		{ days: saturdays(40, 30, 20, 10, 28), summary: { viewsToday: 28 } },
		{ kind: 'compared', views: 28, usual: 25, date },
	],
	[
		'less, of which nothing follows yet',
		{ days: saturdays(50, 50, 50, 20), summary: { viewsToday: 20 } },
		{ kind: 'compared', views: 20, usual: 50, date },
	],
	[
		'as much',
		{ days: saturdays(10, 20, 30, 20), summary: { viewsToday: 20 } },
		{ kind: 'compared', views: 20, usual: 20, date },
	],
	[
		'no views today',
		{ days: saturdays(10, 20, 30, 0), summary: { viewsToday: 0 } },
		{ kind: 'compared', views: 0, usual: 20, date },
	],
	[
		'the known ones of such days',
		{
			days: saturdays(40, 30, 20, 10, 30).map((day, index) =>
				index === 0 ? { ...day, views: null } : day,
			),
			summary: { viewsToday: 30 },
		},
		{ kind: 'compared', views: 30, usual: 20, date },
	],
	[
		'nothing about an unknown day, even if the summary does not know it, either',
		{
			days: [...daysOf(1, 2), { period: '2026-01-31', views: null }],
			summary: { viewsToday: null },
		},
		{ kind: 'none' },
	],
	[
		'no comparison with two such weekdays',
		{ days: saturdays(10, 20, 15), summary: { viewsToday: 15 } },
		{ kind: 'alone', views: 15 },
	],
	[
		'no comparison with two such weekdays and a day without a date',
		{ days: [{ period: 'soon', views: 9 }, ...saturdays(10, 20, 15)], summary: { viewsToday: 15 } },
		{ kind: 'alone', views: 15 },
	],
	[
		'no comparison with weekdays without views',
		{ days: saturdays(0, 0, 0, 5), summary: { viewsToday: 5 } },
		{ kind: 'alone', views: 5 },
	],
	['nothing without days', { days: [], summary: { viewsToday: 5 } }, { kind: 'none' }],
	['nothing without a summary', { days: saturdays(1, 2, 3, 4), summary: null }, { kind: 'none' }],
	[
		'nothing if the last day is not today',
		{ days: saturdays(1, 2, 3, 4), summary: { viewsToday: 0 } },
		{ kind: 'none' },
	],
	[
		'nothing if today has no date',
		{ days: [...saturdays(1, 2, 3, 4), { period: '', views: 4 }], summary: { viewsToday: 4 } },
		{ kind: 'none' },
	],
])('today’s views: %s', (_title, facts, view) => {
	expect(resolveToday(facts)).toEqual(view);
});

import type { Post } from '@/domain/site/posts';
import { resolveChartPeriods, type ChartFacts } from '@/domain/stats/chart-bars';

const DAY = 86_400_000;
/** A Saturday. */
const TODAY = Date.UTC(2026, 0, 31);
const WEEKS = 4;

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Today, and the four whole weeks before it with these views from Sunday to Saturday. */
const daysOf = (week: number[], today: number) => [
	...Array.from({ length: WEEKS * 7 }, (_, index) => {
		const date = new Date(TODAY - (WEEKS * 7 - index) * DAY);
		return { period: toDay(date.getTime()), views: week[date.getUTCDay()] ?? 0 };
	}),
	{ period: toDay(TODAY), views: today },
];

const WEEK = [10, 20, 30, 40, 50, 60, 70];

const post = (day: string, title = 'Hello'): Post => ({ id: 1, day, title, pictureId: 0 });

const resolve = (facts: Partial<ChartFacts> = {}) => {
	const days = facts.days ?? daysOf(WEEK, 5);
	return resolveChartPeriods({
		range: 'day',
		visits: days,
		days,
		summary: { viewsToday: 5 },
		posts: [],
		updatedPlugins: [],
		activity: [],
		changes: [],
		...facts,
	});
};

const of = (range: ChartFacts['range'], ...periods: string[]): Partial<ChartFacts> => ({
	range,
	visits: periods.map((period) => ({ period, views: 5 })),
});

describe('the usual week', () => {
	it('is the average of the same weekdays, without today', () => {
		const usual = resolve().map((period) => period.usual);
		expect(usual.slice(-8)).toEqual([70, 10, 20, 30, 40, 50, 60, 70]);
	});

	it('is the average of the days that are known, and a day that is not has no views', () => {
		const [first, ...others] = daysOf(WEEK, 5);
		const days = [{ ...first!, views: null }, ...others];
		const periods = resolve({ days });
		expect(periods[0]?.views).toBeNull();
		// Saturdays, the first of which is unknown.
		expect(periods.at(-1)?.usual).toBe(70);
	});

	it.each<[string, Partial<ChartFacts>]>([
		['two days of each name', { days: daysOf(WEEK, 5).slice(-15) }],
		['days without views', { days: daysOf([0, 0, 0, 0, 0, 0, 0], 5) }],
		['days without dates', { days: daysOf(WEEK, 5).map(({ views }) => ({ period: '?', views })) }],
	])('is unknown with %s', (_title, facts) => {
		expect(resolve(facts).filter(({ usual }) => usual !== null)).toEqual([]);
	});
});

describe('the unfinished period', () => {
	const findUnfinished = (facts: Partial<ChartFacts>) =>
		resolve(facts).flatMap(({ period, isUnfinished }) => (isUnfinished ? [period] : []));
	it.each<[string, Partial<ChartFacts>, string[]]>([
		['the week that contains today', of('week', '2026-01-18', '2026-01-25'), ['2026-01-25']],
		['no week that ended before today', of('week', '2026-01-24'), []],
		['no week that begins after today', of('week', '2026-02-01'), []],
		['the month that contains today', of('month', '2025-12-01', '2026-01-01'), ['2026-01-01']],
		['no month of another year', of('month', '2025-01-01'), []],
		['no period without a date', of('month', 'soon'), []],
	])('is %s', (_title, facts, unfinished) => {
		expect(findUnfinished(facts)).toEqual(unfinished);
	});
});

describe('what happened', () => {
	const happened = (facts: Partial<ChartFacts>) =>
		resolve(facts)
			.filter(({ posts, updatedPlugins }) => posts.length + updatedPlugins.length > 0)
			.map(({ period, posts, updatedPlugins }) => [
				period,
				posts.map(({ title }) => title),
				updatedPlugins,
			]);

	it('lists a post on its own day', () => {
		const posts = [
			post('2026-01-30', 'One'),
			post('2026-01-30', 'Two'),
			post('2026-01-05', 'Three'),
		];
		expect(happened({ posts })).toEqual([
			['2026-01-05', ['Three'], []],
			['2026-01-30', ['One', 'Two'], []],
		]);
	});

	it('is an update under today, because its own day is unknown', () => {
		expect(happened({ updatedPlugins: ['Akismet'] })).toEqual([['2026-01-31', [], ['Akismet']]]);
	});

	it.each<[string, Partial<ChartFacts>]>([
		['a post without a date', { posts: [post('')], days: [{ period: '', views: 5 }] }],
		['an update where today is unknown', { updatedPlugins: ['Akismet'], summary: null }],
	])('is not %s', (_title, facts) => {
		expect(happened(facts)).toEqual([]);
	});
});

describe('what else happened on a day', () => {
	const NOON = TODAY + DAY / 2;
	const facts: Partial<ChartFacts> = {
		activity: [
			{ summary: 'Backup complete', published: new Date(NOON).toISOString() },
			{ summary: 'Backup complete', published: new Date(NOON + 1).toISOString() },
			{ summary: 'Plugin updated', published: new Date(NOON - DAY).toISOString() },
			{ summary: '', published: new Date(NOON).toISOString() },
			{ summary: 'Without a date', published: 'soon' },
		],
		changes: [NOON, NOON, NOON - DAY],
	};

	it('is named once, with the number of changed settings', () => {
		const [yesterday, today] = resolve(facts).slice(-2);
		expect(today).toMatchObject({ events: ['Backup complete'], changedSettings: 2 });
		expect(yesterday).toMatchObject({ events: ['Plugin updated'], changedSettings: 1 });
	});

	it.each<ChartFacts['range']>(['week', 'month'])('lists no events for a %s', (range) => {
		const periods = resolve({ ...facts, ...of(range, '2026-01-31') });
		expect(periods).toMatchObject([{ events: [], changedSettings: 0 }]);
	});
});

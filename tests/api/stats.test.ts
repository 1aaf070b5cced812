/** @jest-environment jest-fixed-jsdom */
import { decoder } from '@/api/decode';
import { statsSchema, toPeriod } from '@/api/entities/stats';

const decode = decoder(statsSchema);
const fields = ['period', 'views', 'visitors'];

it('STATS-19 replaces the W in week dates with hyphens', () => {
	expect(toPeriod('2024W01W08')).toBe('2024-01-08');
	expect(toPeriod('2024-01-08')).toBe('2024-01-08');
});

it('STATS-20 decodes the summary and the series', () => {
	const best = { views_best_day: '2026-01-02', views_best_day_total: 30 };
	const data = decode({
		general: { stats: { views: 90, comments: 4, views_today: 7, ...best } },
		day: {
			unit: 'day',
			fields,
			data: [
				['2026-01-01', 9, 4],
				['2026-01-02', 30, 10],
			],
		},
		week: { unit: 'week', fields, data: [['2026W01W05', 39, 14]] },
		month: { unit: 'month', fields, data: [['2026-01-01', 90, 40]] },
	});
	expect(data).toMatchObject({
		summary: { views: 90, comments: 4, viewsToday: 7, bestDay: '2026-01-02', bestDayTotal: 30 },
		series: {
			day: [
				{ period: '2026-01-01', views: 9 },
				{ period: '2026-01-02', views: 30 },
			],
			week: [{ period: '2026-01-05', views: 39 }],
			month: [{ period: '2026-01-01', views: 90 }],
		},
		errors: [],
	});
});

it('STATS-20 decodes a failure with status 200', () => {
	const failure = { errors: { missing_token: ['No token'] }, error_data: [] };
	expect(decode({ general: failure, day: [] })).toMatchObject({
		summary: null,
		errors: ['missing_token'],
		series: { day: null },
	});
});

it('STATS-20 decodes the page data before the first fetch', () => {
	expect(decode({ general: false, day: false, week: false, month: false })).toEqual({
		summary: null,
		series: { day: null, week: null, month: null },
		errors: [],
		reason: '',
	});
});

const NOTHING = { summary: null, series: { day: null, week: null, month: null } };

it.each([
	['false', false],
	['null', null],
	['an empty list', []],
	['what the site keeps of false for five minutes', { cached_at: 1_795_288_422, 0: false }],
])('decodes the answer %s of the provider to no stats, not to a site without visits', (_, part) => {
	expect(decode({ general: part, day: [] })).toEqual({ ...NOTHING, errors: [], reason: '' });
	expect(decode({ week: part }).series.week).toBeNull();
});

const REFUSAL = { error: 'unauthorized', message: 'This account can&#8217;t read this site.' };

it.each([
	['the provider’s refusal', REFUSAL, 'unauthorized', 'This account can’t read this site.'],
	['its newer form', { code: 403, message: 'No.' }, '403', 'No.'],
	['the site’s own failure', { errors: { no_stats: ['Not&nbsp;now'] } }, 'no_stats', 'Not now'],
	['a failure without words', { errors: { stats_error: [''] } }, 'stats_error', ''],
])('decodes %s, and why', (_, part, code, reason) => {
	const failed = { ...NOTHING, errors: [code], reason };
	expect(decode({ general: part, day: [] })).toEqual(failed);
	expect(decode({ week: part })).toEqual(failed);
});

it.each([
	['1234567', 1_234_567],
	['1,234,567', 1_234_567],
	[1_234_567, 1_234_567],
	['0', 0],
	[0, 0],
	['many', null],
	['', null],
	[null, null],
	[undefined, null],
	[-1, null],
])('STATS-20 decodes the number %j to %j', (wire, number) => {
	const best = { views_best_day: '2026-01-02', views_best_day_total: wire };
	const { summary, series } = decode({
		general: { stats: { views: wire, comments: wire, views_today: wire, ...best } },
		day: {
			data: [
				['2026-01-01', 5],
				['2026-01-02', wire],
			],
		},
	});
	expect(summary).toEqual({
		views: number,
		comments: number,
		viewsToday: number,
		bestDay: '2026-01-02',
		bestDayTotal: number,
	});
	expect(series.day?.[1]).toEqual({ period: '2026-01-02', views: number });
});

it('decodes a series without a single number to none, and one with gaps in its keys', () => {
	expect(decode({ week: { data: [['2026W01W05', 'many']] } }).series.week).toBeNull();
	expect(
		decode({ week: { data: { 0: ['2026W01W05', 4], 2: ['2026W01W19', '6'] } } }).series.week,
	).toEqual([
		{ period: '2026-01-05', views: 4 },
		{ period: '2026-01-19', views: 6 },
	]);
});

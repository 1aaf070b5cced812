import { decoder } from '@/api/decode';
import { statsSchema, toPeriod } from '@/api/entities/stats';

const decode = decoder(statsSchema);
const fields = ['period', 'views', 'visitors'];

it('STATS-19 replaces the W in week dates with hyphens', () => {
	expect(toPeriod('2024W01W08')).toBe('2024-01-08');
	expect(toPeriod('2024-01-08')).toBe('2024-01-08');
});

it('STATS-20 decodes the summary and the series', () => {
	const data = decode({
		general: {
			stats: {
				views: 90,
				comments: 4,
				views_today: 7,
				views_best_day: '2026-01-02',
				views_best_day_total: 30,
			},
		},
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
	expect(data.summary).toEqual({
		views: 90,
		comments: 4,
		viewsToday: 7,
		bestDay: '2026-01-02',
		bestDayTotal: 30,
	});
	expect(data.series.day).toEqual([
		{ period: '2026-01-01', views: 9 },
		{ period: '2026-01-02', views: 30 },
	]);
	expect(data.series.week).toEqual([{ period: '2026-01-05', views: 39 }]);
	expect(data.series.month).toEqual([{ period: '2026-01-01', views: 90 }]);
	expect(data.errors).toEqual([]);
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
	});
});

import * as v from 'valibot';
import { LAST_STATS } from '@/domain/stats/last-stats';

const NOW = Date.UTC(2026, 0, 31, 12);
const MINUTE = 60_000;

const SUMMARY = { views: 100, comments: 2, viewsToday: 5, bestDay: '2026-01-30', bestDayTotal: 9 };
const LAST = {
	at: NOW - 2 * MINUTE,
	days: [
		{ period: '2026-01-30', views: 0 },
		{ period: '2026-01-31', views: 5 },
	],
	summary: SUMMARY,
};

const parse = (changes: object) => v.parse(LAST_STATS, { ...LAST, ...changes });
const isLast = (stored: unknown) => v.is(LAST_STATS, stored);

it('is the stats of an earlier page, with their time', () => {
	expect(parse({})).toEqual(LAST);
});

it('keeps what was unknown then', () => {
	const days = [{ period: '2026-01-30', views: null }, ...LAST.days];
	const summary = { ...SUMMARY, comments: null };
	expect(parse({ days, summary })).toEqual({ ...LAST, days, summary });
});

it('has no summary where it is missing or malformed', () => {
	expect(parse({ summary: null })).toEqual({ ...LAST, summary: null });
	expect(parse({ summary: { ...SUMMARY, views: '100' } })).toEqual({ ...LAST, summary: null });
	expect(parse({ summary: { ...SUMMARY, bestDay: 1 } })).toEqual({ ...LAST, summary: null });
});

it.each([
	['an unknown time', { at: '2026-01-31' }],
	['no day', { days: [] }],
	['days without views', { days: [{ period: '2026-01-31', views: 0 }] }],
	['days that are no list', { days: { 0: { period: '2026-01-31', views: 5 } } }],
	['a malformed day', { days: [...LAST.days, { period: '2026-01-31', views: '5' }] }],
	['an empty day', { days: [...LAST.days, null] }],
])('is nothing with %s', (_what, changes) => {
	expect(isLast({ ...LAST, ...changes })).toBe(false);
});

it.each([null, '', [], 5, 'x'])('is nothing in %p', (stored) => {
	expect(isLast(stored)).toBe(false);
});

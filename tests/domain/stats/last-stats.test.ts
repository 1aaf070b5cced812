import { parseLastStats } from '@/domain/stats/last-stats';

const NOW = Date.UTC(2026, 0, 31, 12);
const MINUTE = 60_000;
const READER = { of: 'example.com 1', now: NOW };

const SUMMARY = { views: 100, comments: 2, viewsToday: 5, bestDay: '2026-01-30', bestDayTotal: 9 };
const LAST = {
	of: 'example.com 1',
	at: NOW - 2 * MINUTE,
	days: [
		{ period: '2026-01-30', views: 0 },
		{ period: '2026-01-31', views: 5 },
	],
	summary: SUMMARY,
};

const parse = (changes: object) => parseLastStats(JSON.stringify({ ...LAST, ...changes }), READER);

it('reads the stats of the same user on the same site', () => {
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
	['another user', { of: 'example.com 2' }],
	['another site', { of: 'example.com/second 1' }],
	['an hour ago', { at: NOW - 60 * MINUTE }],
	['the future', { at: NOW + 1 }],
	['an unknown time', { at: '2026-01-31' }],
	['no day', { days: [] }],
	['days without views', { days: [{ period: '2026-01-31', views: 0 }] }],
	['days that are no list', { days: { 0: { period: '2026-01-31', views: 5 } } }],
	['a malformed day', { days: [...LAST.days, { period: '2026-01-31', views: '5' }] }],
	['an empty day', { days: [...LAST.days, null] }],
])('has none of %s', (_what, changes) => {
	expect(parse(changes)).toBeNull();
});

it.each([null, '', '{', '[]', 'null', '5', '"x"'])('has none in %p', (stored) => {
	expect(parseLastStats(stored, READER)).toBeNull();
});

it('is current up to the last millisecond of the hour', () => {
	expect(parse({ at: NOW - 60 * MINUTE + 1 })).not.toBeNull();
	expect(parse({ at: NOW })).not.toBeNull();
});

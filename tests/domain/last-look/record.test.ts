import { beginLook, readRecord, updateLook, type LookRecord } from '@/domain/last-look/record';

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 31, 12);
const NOTHING: LookRecord = { earlier: null, current: null };

const look = (startedAt: number, facts: object = { views: 100 }, seenAt = startedAt) => ({
	startedAt,
	seenAt,
	facts,
});
const store = (record: unknown) => JSON.stringify(record);

describe('readRecord', () => {
	it('reads what was stored', () => {
		const record = {
			earlier: look(NOW - 60 * HOUR, {
				views: 1,
				plugins: { 'a/a.php': '1.0' },
				areBackupsOn: true,
			}),
			current: look(NOW - HOUR, { threats: 0 }),
		};
		expect(readRecord(store(record), NOW)).toEqual(record);
	});

	it.each<[string, string | null]>([
		['nothing', null],
		['an empty text', ''],
		['garbled text', '{"earlier":'],
		['null', 'null'],
		['a list', '[1,2]'],
		['a number', '7'],
		['looks of another type', store({ earlier: 'Tuesday', current: [1] })],
		['looks without times', store({ earlier: { facts: { views: 1 } }, current: {} })],
		['times that are no numbers', store({ current: { startedAt: '1', seenAt: null, facts: {} } })],
		['endless times', '{"current":{"startedAt":1,"seenAt":1e999,"facts":{}}}'],
		['a look of the future, after the clock was set back', store({ current: look(NOW + 1) })],
		['a look that ended before it began', store({ current: look(NOW - 5, {}, NOW - 9) })],
	])('drops %s', (_title, stored) => {
		expect(readRecord(stored, NOW)).toEqual(NOTHING);
	});

	it('keeps only the well-formed facts', () => {
		const facts = {
			views: -1,
			plugins: { 'a/a.php': '1.0', 'b/b.php': 7, 'c/c.php': { toString: 'x' } },
			areBackupsOn: 'yes',
			threats: 1.5,
			other: '<script>',
		};
		expect(readRecord(store({ current: look(NOW, facts) }), NOW).current?.facts).toEqual({
			plugins: { 'a/a.php': '1.0' },
		});
	});

	it('leaves prototypes alone', () => {
		const stored = `{"current":{"startedAt":1,"seenAt":1,"facts":{"plugins":{"__proto__":"1.0","constructor":"2"}}}}`;
		const plugins = readRecord(stored, NOW).current?.facts.plugins ?? {};
		expect(Object.keys(plugins)).toEqual(['__proto__', 'constructor']);
		expect(Object.getPrototypeOf(plugins)).toBe(Object.prototype);
	});

	it('reads at most 500 plugins', () => {
		const plugins = Object.fromEntries(Array.from({ length: 9000 }, (_, index) => [index, '1']));
		const record = readRecord(store({ current: look(NOW, { plugins }) }), NOW);
		expect(Object.keys(record.current?.facts.plugins ?? {})).toHaveLength(500);
	});
});

describe('beginLook', () => {
	const tuesday = look(NOW - 90 * HOUR);

	it.each<[string, LookRecord, LookRecord]>([
		['begins the first look', NOTHING, { earlier: null, current: look(NOW, {}) }],
		[
			'continues a look that began less than six hours ago, so that a reload keeps the comparison',
			{ earlier: tuesday, current: look(NOW - 6 * HOUR + 1) },
			{ earlier: tuesday, current: look(NOW - 6 * HOUR + 1) },
		],
		[
			'compares itself with a look that began six hours ago',
			{ earlier: tuesday, current: look(NOW - 6 * HOUR) },
			{ earlier: look(NOW - 6 * HOUR), current: look(NOW, {}) },
		],
		[
			'begins a new look although the page was reloaded a minute ago, six hours after the start',
			{ earlier: tuesday, current: look(NOW - 7 * HOUR, { views: 5 }, NOW - 60_000) },
			{ earlier: look(NOW - 7 * HOUR, { views: 5 }, NOW - 60_000), current: look(NOW, {}) },
		],
		[
			'passes over a look that learned nothing',
			{ earlier: tuesday, current: look(NOW - 50 * HOUR, {}) },
			{ earlier: tuesday, current: look(NOW, {}) },
		],
	])('%s', (_title, record, begun) => {
		expect(beginLook(record, NOW)).toEqual(begun);
	});
});

describe('updateLook', () => {
	it('adds facts, and keeps those that are not known now', () => {
		const record = { earlier: null, current: look(NOW - HOUR, { views: 1, threats: 2 }) };
		expect(updateLook(record, { views: 3, threats: undefined }, NOW)).toEqual({
			earlier: null,
			current: look(NOW - HOUR, { views: 3, threats: 2 }, NOW),
		});
	});

	it.each([Number.NaN, Infinity, -1, 2 ** 60])('does not remember %d views', (views) => {
		expect(updateLook(NOTHING, { views }, NOW).current.facts).toEqual({});
	});
});

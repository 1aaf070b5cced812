import {
	beginLook,
	readRecord,
	type Look,
	type LookRecord,
	updateLook,
} from '@/domain/last-look/record';

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 31, 12);
const recordOf = (earlier: Look | null, current: Look | null, isDismissed = false) => ({
	earlier,
	current,
	isDismissed,
});
const NOTHING = recordOf(null, null);

const look = (startedAt: number, facts: object = { views: 100 }, seenAt = startedAt) => ({
	startedAt,
	seenAt,
	facts,
});

describe('readRecord', () => {
	it('reads a stored look', () => {
		const record = recordOf(
			look(NOW - 60 * HOUR, { views: 1, plugins: { 'a/a.php': '1.0' }, areBackupsOn: true }),
			look(NOW - HOUR, { threats: 0 }),
			true,
		);
		expect(readRecord(record, NOW)).toEqual(record);
	});

	it.each<[string, unknown]>([
		['nothing', undefined],
		['a text', '{}'],
		['a look of the future, after the clock was set back', { current: look(NOW + 1) }],
		['a look that ended before it began', { current: look(NOW - 5, {}, NOW - 9) }],
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
		expect(readRecord({ current: look(NOW, facts) }, NOW).current?.facts).toEqual({
			plugins: { 'a/a.php': '1.0' },
		});
	});

	it('leaves prototypes alone', () => {
		const stored: unknown = JSON.parse(
			'{"current":{"startedAt":1,"seenAt":1,"facts":{"plugins":{"__proto__":"1.0","constructor":"2"}}}}',
		);
		const plugins = readRecord(stored, NOW).current?.facts.plugins ?? {};
		expect(Object.keys(plugins)).toEqual(['__proto__', 'constructor']);
		expect(Object.getPrototypeOf(plugins)).toBe(Object.prototype);
	});

	it('reads at most 500 plugins', () => {
		const plugins = Object.fromEntries(Array.from({ length: 9000 }, (_, index) => [index, '1']));
		const record = readRecord({ current: look(NOW, { plugins }) }, NOW);
		expect(Object.keys(record.current?.facts.plugins ?? {})).toHaveLength(500);
	});
});

const tuesday = look(NOW - 90 * HOUR);
const [young, old, now] = [look(NOW - 6 * HOUR + 1), look(NOW - 6 * HOUR), look(NOW, {})];

it.each<[string, LookRecord, LookRecord]>([
	['continues a look of less than six hours', recordOf(tuesday, young), recordOf(tuesday, young)],
	['begins anew after six hours', recordOf(tuesday, old), recordOf(old, now)],
	[
		'passes over a look that learned nothing',
		recordOf(tuesday, look(NOW - 50 * HOUR, {})),
		recordOf(tuesday, now),
	],
])('beginLook: %s', (_title, record, begun) => {
	expect(beginLook(record, NOW)).toEqual(begun);
});

describe('updateLook', () => {
	it('adds facts, and keeps those that are not known now', () => {
		const record = recordOf(null, look(NOW - HOUR, { views: 1, threats: 2 }));
		expect(updateLook(record, { views: 3, threats: undefined }, NOW)).toEqual(
			recordOf(null, look(NOW - HOUR, { views: 3, threats: 2 }, NOW)),
		);
	});

	it.each([Infinity, -1])('does not remember %d views', (views) => {
		expect(updateLook(NOTHING, { views }, NOW).current.facts).toEqual({});
	});
});

import { keysOf } from '@/lib/values';
import { ADDRESSES, HOSTILE_HOST, INHERITED, POLLUTION, TEXTS } from './payloads';
import { makeHostile, mapOf, printHostile } from './walk';
import { SIGNS, WAYS, type WayName } from './ways';

const ANSWER = {
	code: 'success',
	slug: 'backup',
	title: 'Daily backups',
	url: 'https://example.com/a',
	count: 3,
	price: '9.95',
	isOn: true,
	isOff: false,
	tags: ['New', 'Fast'],
	rows: { a: { name: 'First row' }, b: { name: 'Second row' } },
	data: '{"state":"active","reason":"None given"}',
	nothing: null,
};

const hostile = (way: WayName, value: unknown = ANSWER) =>
	JSON.parse(printHostile(makeHostile(value, WAYS[way]))) as Record<string, unknown>;

describe('makeHostile', () => {
	it('leaves its argument unchanged', () => {
		const before = structuredClone(ANSWER);
		Object.values(WAYS).forEach((way) => makeHostile(ANSWER, way));
		expect(ANSWER).toEqual(before);
	});

	it('returns an equal value for an empty mutation', () => {
		expect(makeHostile(ANSWER, {})).toEqual(ANSWER);
	});

	it('changes JSON inside a string', () => {
		const way = { text: (text: string) => `${text}!` };
		expect(makeHostile({ data: '{"a":["b"]}', other: '[not JSON' }, way)).toEqual({
			data: '{"a":["b!"]}',
			other: '[not JSON!',
		});
	});

	it('keeps the value of a kept key, at any depth', () => {
		const way = { text: () => 'changed' };
		const keeps = (key: string) => key === 'kept';
		expect(makeHostile({ a: [{ kept: { b: 'c' }, d: 'e' }] }, way, keeps)).toEqual({
			a: [{ kept: { b: 'c' }, d: 'changed' }],
		});
	});

	it('passes the key and the index of each value', () => {
		const spots: unknown[] = [];
		makeHostile(
			{ list: ['x', 'y'], z: 1 },
			{
				text: (text, { key, index }) => spots.push([text, key, index]),
				number: (value, { key, index }) => spots.push([value, key, index]),
			},
		);
		expect(spots).toEqual([
			['x', 'list', 0],
			['y', 'list', 1],
			[1, 'z', 1],
		]);
	});
});

describe('printHostile', () => {
	it('prints an inherited name like any other key', () => {
		expect(printHostile(mapOf([['__proto__', { a: 1 }]]))).toBe('{"__proto__":{"a":1}}');
	});

	it('prints infinite numbers as numbers too large for a double', () => {
		expect(printHostile([Infinity, -Infinity, 1])).toBe('[1e309,-1e309,1]');
	});
});

const signed = keysOf(WAYS).flatMap((way): [WayName, string][] => {
	const sign = SIGNS[way];
	return sign ? [[way, sign]] : [];
});

describe('mutations', () => {
	it.each(keysOf(WAYS))('%s: changes the answer', (way) => {
		expect(hostile(way)).not.toEqual(ANSWER);
	});

	it.each(signed)(
		'%s: appends its text to texts for people, and leaves values that the app compares',
		(way, sign) => {
			const { code, slug, title, data } = hostile(way);
			expect([code, slug]).toEqual(['success', 'backup']);
			expect(title).toContain(sign);
			expect(title).toMatch(/^Daily backups /);
			expect(data).toMatch(/^\{"state":"active","reason":"None given /);
		},
	);

	it('addresses: has only one plain https address', () => {
		const secure = ADDRESSES.filter((address) => /^https?:/.test(address));
		expect(secure).toEqual([`https://${HOSTILE_HOST}/picture.png`]);
	});

	it('2,000 levels: adds a value of that depth to a map', () => {
		let depth = 0;
		let value: unknown = hostile('values of 2,000 levels', { a: 1 }).deep;
		for (; typeof value === 'object' && value !== null; depth++) {
			[value] = Object.values(value);
		}
		expect(depth).toBe(2000);
	});

	const SWAPPED = { tags: { 0: 'New', 1: 'Fast' }, rows: [{ name: 'First row' }, ['Second row']] };
	const lengthsIn = ({ texts }: Record<string, unknown>) =>
		(texts as string[]).map(({ length }) => Math.round(length / 1024));

	it.each<[WayName, unknown, (answer: Record<string, unknown>) => unknown, unknown]>([
		[
			'scripts and handlers in every text',
			ANSWER,
			({ rows }) => Object.keys(rows as object),
			['a', 'b', TEXTS.scripts],
		],
		['addresses that run code', ANSWER, ({ url }) => ADDRESSES.includes(url as string), true],
		['names that objects inherit', ANSWER, ({ tags }) => tags, ['New', 'Fast', ...INHERITED]],
		['names that objects inherit', ANSWER, Object.keys, expect.arrayContaining(INHERITED)],
		['texts of 100 KB', { texts: Array(5).fill('A title') }, lengthsIn, [100, 1, 1, 1, 100]],
		[
			'numbers for texts and texts for numbers',
			ANSWER,
			({ count, price, isOn, isOff }) => [count, price, isOn, isOff],
			['3', 9.95, 1, ''],
		],
		['lists for maps and maps for lists', ANSWER, ({ tags, rows }) => ({ tags, rows }), SWAPPED],
		[
			'invalid and extreme numbers',
			{ list: [1, 2, 3], texts: ['1', '2'] },
			(answer) => answer,
			{ list: [Infinity, -Infinity, -1], texts: ['NaN', '1e309'] },
		],
		[
			'null for almost everything',
			ANSWER,
			({ code, title, count, isOn, isOff, tags }) => [code, title, count, isOn, isOff, tags],
			['success', null, null, true, null, null],
		],
	])('%s: replaces what it names', (way, value, read, expected) => {
		expect(read(hostile(way, value))).toEqual(expected);
		expect({}).not.toHaveProperty(POLLUTION);
	});
});

it('payloads: name no host but the hostile one and the SVG namespace', () => {
	const loads = [...Object.values(TEXTS), ...ADDRESSES]
		.join(' ')
		.matchAll(/(?:\/\/|\\\\)([\w.-]+)/g);
	const hosts = [...loads].map(([, host = '']) => host).filter((host) => host.includes('.'));
	expect(new Set(hosts)).toEqual(new Set([HOSTILE_HOST, 'www.w3.org']));
});

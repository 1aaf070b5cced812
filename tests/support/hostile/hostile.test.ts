import { keysOf } from '@/lib/keys-of';
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
	it('leaves the value that it is given unchanged', () => {
		const before = structuredClone(ANSWER);
		Object.values(WAYS).forEach((way) => makeHostile(ANSWER, way));
		expect(ANSWER).toEqual(before);
	});

	it('returns the same value for a way that changes nothing', () => {
		expect(makeHostile(ANSWER, {})).toEqual(ANSWER);
	});

	it('changes JSON inside a text', () => {
		const way = { text: (text: string) => `${text}!` };
		expect(makeHostile({ data: '{"a":["b"]}', other: '[not JSON' }, way)).toEqual({
			data: '{"a":["b!"]}',
			other: '[not JSON!',
		});
	});

	it('keeps what is under a kept key, at any depth', () => {
		const way = { text: () => 'changed' };
		const keeps = (key: string) => key === 'kept';
		expect(makeHostile({ a: [{ kept: { b: 'c' }, d: 'e' }] }, way, keeps)).toEqual({
			a: [{ kept: { b: 'c' }, d: 'changed' }],
		});
	});

	it('hands each value its key and its place', () => {
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
	it('prints names that objects inherit as keys like any other', () => {
		expect(printHostile(mapOf([['__proto__', { a: 1 }]]))).toBe('{"__proto__":{"a":1}}');
	});

	it('prints infinite numbers as numbers that are too large', () => {
		expect(printHostile([Infinity, -Infinity, 1])).toBe('[1e309,-1e309,1]');
	});
});

const signed = keysOf(WAYS).flatMap((way): [WayName, string][] => {
	const sign = SIGNS[way];
	return sign ? [[way, sign]] : [];
});

describe('a way', () => {
	it.each(keysOf(WAYS))('%s: changes the answer', (way) => {
		expect(hostile(way)).not.toEqual(ANSWER);
	});

	it.each(signed)(
		'%s: has its sign in texts for people, and leaves words that the app compares',
		(way, sign) => {
			const { code, slug, title, data } = hostile(way);
			expect([code, slug]).toEqual(['success', 'backup']);
			expect(title).toContain(sign);
			expect(title).toMatch(/^Daily backups /);
			expect(data).toMatch(/^\{"state":"active","reason":"None given /);
		},
	);

	it('scripts: adds an entry with a hostile name to a table', () => {
		expect(Object.keys(hostile('scripts and handlers in every text').rows as object)).toEqual([
			'a',
			'b',
			TEXTS.scripts,
		]);
	});

	it('addresses: replaces each with one that runs code or belongs to another host', () => {
		expect(ADDRESSES).toContain(hostile('addresses that run code').url);
		const secure = ADDRESSES.filter((address) => /^https?:/.test(address));
		expect(secure).toEqual([`https://${HOSTILE_HOST}/picture.png`]);
	});

	it('inherited names: adds each to maps and lists of texts, and pollutes nothing here', () => {
		const answer = hostile('names that objects inherit');
		expect(Object.keys(answer)).toEqual(expect.arrayContaining(INHERITED));
		expect(answer.tags).toEqual(['New', 'Fast', ...INHERITED]);
		expect({}).not.toHaveProperty(POLLUTION);
	});

	it('100 KB: makes every fourth text that long, so that a page stays below some megabytes', () => {
		const texts = Array.from({ length: 8 }, () => 'A title');
		const sizes = (hostile('texts of 100 KB', { texts }).texts as string[]).map(({ length }) =>
			Math.round(length / 1024),
		);
		expect(sizes).toEqual([100, 1, 1, 1, 100, 1, 1, 1]);
	});

	it('2,000 levels: adds a value of that depth to each map', () => {
		let depth = 0;
		let value: unknown = hostile('values of 2,000 levels', { a: 1 }).deep;
		for (; typeof value === 'object' && value !== null; depth++) {
			[value] = Object.values(value);
		}
		expect(depth).toBe(2000);
	});

	it('swapped scalars: exchanges numbers, texts and flags', () => {
		expect(hostile('numbers for texts and texts for numbers')).toMatchObject({
			count: '3',
			price: 9.95,
			isOn: 1,
			isOff: '',
		});
	});

	it('swapped shapes: exchanges lists and maps', () => {
		expect(hostile('lists for maps and maps for lists')).toMatchObject({
			tags: { 0: 'New', 1: 'Fast' },
			rows: [{ name: 'First row' }, ['Second row']],
		});
	});

	it('odd numbers: replaces each number, and each text that is one', () => {
		const { list, texts } = hostile('numbers that are none', {
			list: [1, 2, 3],
			texts: ['1', '2'],
		});
		expect(list).toEqual([Infinity, -Infinity, -1]);
		expect(texts).toEqual(['NaN', '1e309']);
	});

	it('nothing: leaves what is compared and what is on', () => {
		expect(hostile('nothing at all')).toMatchObject({
			code: 'success',
			title: null,
			count: null,
			isOn: true,
			isOff: null,
			tags: null,
		});
	});
});

it('every payload that loads something names the hostile host', () => {
	const loads = [...Object.values(TEXTS), ...ADDRESSES]
		.join(' ')
		.matchAll(/(?:\/\/|\\\\)([\w.-]+)/g);
	const hosts = [...loads].map(([, host = '']) => host).filter((host) => host.includes('.'));
	expect(new Set(hosts)).toEqual(new Set([HOSTILE_HOST, 'www.w3.org']));
});

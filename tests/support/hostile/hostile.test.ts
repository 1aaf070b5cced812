import { keysOf } from '@/lib/values';
import { ADDRESSES, HOSTILE_HOST, TEXTS } from './payloads';
import { makeHostile, printHostile } from './walk';
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

const hostile = (way: WayName) =>
	JSON.parse(printHostile(makeHostile(ANSWER, WAYS[way]))) as Record<string, unknown>;

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
});

it('payloads: name no host but the hostile one and the SVG namespace', () => {
	const loads = [...Object.values(TEXTS), ...ADDRESSES]
		.join(' ')
		.matchAll(/(?:\/\/|\\\\)([\w.-]+)/g);
	const hosts = [...loads].map(([, host = '']) => host).filter((host) => host.includes('.'));
	expect(new Set(hosts)).toEqual(new Set([HOSTILE_HOST, 'www.w3.org']));
});

import {
	appendLine,
	findEntries,
	isListed,
	parseAddress,
	readKind,
} from '@/domain/pasted/ip-address';

describe('SETSEC-33 an IP address', () => {
	it.each([
		['255.255.255.255', [255, 255, 255, 255]],
		['::ffff:192.0.2.1', [0, 0, 0, 0, 0, 0xffff, 0xc000, 0x201]],
		['64:ff9b::192.0.2.1', [0x64, 0xff9b, 0, 0, 0, 0, 0xc000, 0x201]],
	])('parses: %s', (text, parts) => {
		expect(parseAddress(text)).toEqual(parts);
	});

	it('does not parse: other texts', () => {
		const v4 = ['', 'example.com', '1.2.3', '1.2.3.4.5', '1.2.3.256', '01.2.3.4', '1.2.3.4/24'];
		const v6 = [':', ':::', '1::2::3', '1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8:9', '1:2:3:4::5:6:7:8'];
		const odd = ['12345::', 'g::1', '192.0.2.1::1', '192.0.2.1:1::'];
		expect([...v4, ...v6, ...odd].filter((text) => parseAddress(text))).toEqual([]);
	});
});

it.each<[string, string, string?]>([
	['a range of one address', '192.0.2.1-192.0.2.1'],
	['networks', '192.0.2.0/24\n10.0.0.0/8 2001:db8::/32;0.0.0.0/0,::/128'],
	['a network of too many bits', '192.0.2.0/33 2001::/129', '1 192.0.2.0/33, 1 2001::/129'],
	['networks without bits', '/8 1.2.0.0/ 1.2.0.0/8/8', '1 /8, 1 1.2.0.0/, 1 1.2.0.0/8/8'],
	['a range from high to low', '192.0.2.9-192.0.2.1', '1 192.0.2.9-192.0.2.1'],
	['half a range', '192.0.2.1-\n-192.0.2.1', '1 192.0.2.1-, 2 -192.0.2.1'],
	['a range of three addresses', '1.1.1.1-1.1.1.2-1.1.1.3', '1 1.1.1.1-1.1.1.2-1.1.1.3'],
])('SETSEC-33 finds the invalid lines of a list: %s', (_title, list, odd = '') => {
	const found = findEntries(list, ['odd']).map(({ number, text }) => `${number} ${text}`);
	expect(found.join(', ')).toBe(odd);
});

it.each([
	['after a network', '10.0.0.0/8\n203.0.113.7', '203.0.113.7', true],
	['only within a network', '203.0.113.0/24', '203.0.113.7', false],
	['in another notation', '2001:0DB8:0:0:0:0:0:1', '2001:db8::1', true],
	['of another kind', '::', '0.0.0.0', false],
])('SETSEC-31 finds an address that is listed %s: %s, %s', (_title, list, ip, expected) => {
	expect(isListed(list, ip)).toBe(expected);
});

it.each([
	['', '203.0.113.7'],
	['192.0.2.1\n', '192.0.2.1\n203.0.113.7'],
])('SETSEC-30 appends an address on a new line: %j', (list, expected) => {
	expect(appendLine(list, '203.0.113.7')).toBe(expected);
});

it.each([
	['2001:db8::1', 'address'],
	['192.0.2.1-192.0.2.9', 'range'],
	['10.0.0.0/8', 'network'],
])('SETSEC-33 reads %s as: %s', (text, kind) => {
	expect(readKind(text)).toBe(kind);
});

import { toReadableAddress } from '@/lib/readable-address';

it.each([
	['xn--bcher-kva.example', 'bücher.example'],
	['http://www.XN--BCHER-KVA.example:8080/shop', 'http://www.bücher.example:8080/shop'],
	['xn--strae-oqa.xn--p1ai', 'straße.рф'],
	['xn--mgbh0fb.xn--kgbechtv', 'مثال.إختبار'],
	['example.com', 'example.com'],
	['', ''],
])('an address is shown as people write it: %s', (address, expected) => {
	expect(toReadableAddress(address)).toBe(expected);
});

it.each([
	['a sign, as in browsers', 'xn--ls8h.example'],
	['a character that turns the text around', 'xn--ab-g4t.example'],
	['an unfinished number', 'xn--bcher-kv.example'],
	['a number above all characters', 'xn--99999999.example'],
	['nothing', 'xn--.example'],
	['a slash that is none', 'xn--ab-c6t.example'],
])('an encoded name stays encoded with %s', (_what, address) => {
	expect(toReadableAddress(address)).toBe(address);
});

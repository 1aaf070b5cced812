import { stampOf } from '@/api/entities/settings';

// PHP's hash( 'fnv1a32', … ) of the text on the right.
it.each([
	['a text', 'Leave a Reply', '0acfe163'],
	['a text with other letters', 'Grüße', 'b8226e38'],
	['nothing', undefined, '811c9dc5'],
	['off', false, '811c9dc5'],
	['on', true, '340ca71c'],
])('stampOf: %s', (_name, value, stamp) => {
	expect(stampOf(value)).toBe(stamp);
});

it('stampOf: lists and maps differ by what is in them', () => {
	const stamps = [[], ['a'], ['b'], {}, { a: 1 }].map(stampOf);
	expect(new Set(stamps).size).toBe(5);
});

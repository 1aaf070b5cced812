import type * as v from 'valibot';
import { decoder, flag, flagOr, numberOr, number, objectOf } from '@/api/decode';

/** The value on the wire, its number and its flag; null if it is neither. */
const VALUES: [unknown, number | null, boolean | null][] = [
	[0, 0, false],
	[1, 1, true],
	[7, 7, null],
	[2.5, 2.5, null],
	['0', 0, false],
	['1', 1, true],
	[' 42 ', 42, null],
	['2.50', 2.5, null],
	['1,234', 1234, null],
	['1,234,567.8', 1_234_567.8, null],
	['1,23', null, null],
	['1.234.567', null, null],
	['1e3', null, null],
	['0x1f', null, null],
	['12 views', null, null],
	['NaN', null, null],
	[-1, null, null],
	['-1', null, null],
	[Infinity, null, null],
	[true, null, true],
	[false, null, false],
	['true', null, true],
	['false', null, false],
	['', null, false],
	[' ', null, null],
	['yes', null, null],
	['N/A', null, null],
	[null, null, null],
	[undefined, null, null],
	[[], null, null],
	[{}, null, null],
];

const decode = decoder(
	objectOf({ count: numberOr(null), total: numberOr(3), isOn: flagOr(null), isOff: flagOr(true) }),
);

it.each(VALUES)('reads %p as the number %p and the flag %p', (wire, amount, isSet) => {
	expect(decode({ count: wire, total: wire, isOn: wire, isOff: wire })).toEqual({
		count: amount,
		total: amount ?? 3,
		isOn: isSet,
		isOff: isSet ?? true,
	});
});

it.each(VALUES)(
	'requires a number and a flag where nothing else will do: %p',
	(wire, amount, isSet) => {
		const read = (schema: v.GenericSchema) => {
			try {
				return decoder(objectOf({ value: schema }))({ value: wire }).value;
			} catch {
				return null;
			}
		};
		expect(read(number())).toBe(amount);
		expect(read(flag())).toBe(isSet);
	},
);

it('treats a missing key as unknown, and names it if it is required', () => {
	expect(decode({})).toEqual({ count: null, total: 3, isOn: null, isOff: true });
	expect(() => decoder(objectOf({ count: number(), isOn: flag() }))({})).toThrow(
		expect.objectContaining({ response: expect.stringMatching(/count.*isOn/) }),
	);
});

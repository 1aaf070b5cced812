import { isSwitchedOn } from '@/lib/values';

it.each<[unknown, boolean]>([
	[true, true],
	[false, false],
	[1, true],
	[0, false],
	['1', true],
	['0', false],
	['true', true],
	['false', false],
	['', false],
	[null, false],
	[undefined, false],
	['create', true],
	[2, true],
	[['post'], true],
])('isSwitchedOn: the value %p is that of a switch that is on: %p', (value, isOn) => {
	expect(isSwitchedOn(value)).toBe(isOn);
});

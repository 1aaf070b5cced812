import { isSwitchedOn } from '@/lib/values';

it('isSwitchedOn: knows the values of a switch that is on', () => {
	const on = [true, 1, '1', 'true', 'create', 2, ['post']];
	const off = [false, 0, '0', 'false', '', null, undefined];
	expect([...on, ...off].filter(isSwitchedOn)).toEqual(on);
});

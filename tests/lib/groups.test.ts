import { groupBy } from '@/lib/groups';

it('groups items in the order of their first ones', () => {
	const [one, other, third] = [{ place: 'b' }, { place: 'a' }, { place: 'b' }];
	expect(groupBy([one, other, third], ({ place }) => place)).toEqual([
		['b', [one, third]],
		['a', [other]],
	]);
});

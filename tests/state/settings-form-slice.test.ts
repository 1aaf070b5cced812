import {
	compared,
	ownKept,
	saved,
	settingsFormReducer as reduce,
	typed,
} from '@/state/settings-form/slice';

const START = reduce(undefined, typed({ key: 'a', value: 'Mine', saved: 'Old' }));
const COLLIDED = reduce(START, compared({ keys: ['a'], conflicts: { a: 'Theirs' } }));

it('a conflict of an earlier try is gone when the next one finds none', () => {
	expect(reduce(COLLIDED, compared({ keys: ['b'], conflicts: {} })).conflicts).toEqual({
		a: 'Theirs',
	});
	expect(reduce(COLLIDED, compared({ keys: ['a'], conflicts: {} })).conflicts).toEqual({});
});

it('a conflict is gone with the save that settled it, though somebody has typed on', () => {
	const state = reduce(COLLIDED, saved({ a: { sent: 'Before', kept: 'Before' } }));
	expect(state.conflicts).toEqual({});
	expect(state.drafts).toEqual({ a: { value: 'Mine', base: 'Before' } });
});

it('nothing is rebased where there is no conflict', () => {
	expect(reduce(START, ownKept('a'))).toEqual(START);
	expect(reduce(COLLIDED, ownKept('a')).drafts).toEqual({ a: { value: 'Mine', base: 'Theirs' } });
});

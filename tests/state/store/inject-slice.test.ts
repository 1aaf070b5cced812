import { injectRemote, injectSlice } from '@/state/store/inject-slice';
import { open } from '../site';

describe('slice of a later chunk', () => {
	it('selects its initial state before any action', () => {
		const { read } = open();
		const { select } = injectRemote<number>('early');
		read(expect).not.toHaveProperty('early');
		expect(read(select)).toEqual({ phase: 'idle' });
		expect(read(select)).toBe(read(select));
	});

	it('handles its first action and leaves the rest of the state unchanged', () => {
		const { dispatch, read, getState } = open();
		const before = getState();
		const slice = injectRemote<number>('late');
		dispatch(slice.received(3));
		expect(read(slice.select)).toEqual({ phase: 'ready', data: 3 });
		expect(getState().site).toBe(before.site);
	});

	it('runs no other reducer when it is added, and combines them once, at the next action', () => {
		const { dispatch } = open();
		const watched = jest.fn((state = 0) => state as number);
		injectSlice('watched', watched);
		injectRemote<number>('early');
		injectRemote<number>('late');
		expect(watched).toHaveBeenCalledTimes(1);
		dispatch({ type: 'first' });
		const all = watched.mock.calls.length;
		dispatch({ type: 'second' });
		expect(watched).toHaveBeenCalledTimes(all + 1);
	});
});

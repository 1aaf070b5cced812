import { createTestStore } from '#tests/support/store';
import { injectSlice } from '@/state/inject-slice';
import { createRemoteSlice, type RemoteData } from '@/state/remote-slice';

declare module '@/state/root-reducer' {
	interface InjectedSlices {
		early: RemoteData<number>;
		late: RemoteData<number>;
		watched: number;
	}
}

describe('slice of a later chunk', () => {
	it('selects its initial state before any action', () => {
		const { store } = createTestStore();
		const select = injectSlice('early', createRemoteSlice<number>('early').reducer);
		expect(store.getState()).not.toHaveProperty('early');
		expect(select(store.getState())).toEqual({ phase: 'idle' });
		expect(select(store.getState())).toBe(select(store.getState()));
	});

	it('handles its first action and leaves the rest of the state unchanged', () => {
		const { store } = createTestStore();
		const before = store.getState();
		const slice = createRemoteSlice<number>('late');
		const select = injectSlice('late', slice.reducer);
		store.dispatch(slice.received(3));
		expect(select(store.getState())).toEqual({ phase: 'ready', data: 3 });
		expect(store.getState().site).toBe(before.site);
	});

	it('runs no other reducer when it is added, and combines them once, at the next action', () => {
		const { store } = createTestStore();
		const watched = jest.fn((state = 0) => state as number);
		injectSlice('watched', watched);
		injectSlice('early', createRemoteSlice<number>('early').reducer);
		injectSlice('late', createRemoteSlice<number>('late').reducer);
		expect(watched).toHaveBeenCalledTimes(1);
		store.dispatch({ type: 'first' });
		const all = watched.mock.calls.length;
		store.dispatch({ type: 'second' });
		expect(watched).toHaveBeenCalledTimes(all + 1);
	});
});

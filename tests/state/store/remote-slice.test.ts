/** Needs a window, whose frames the store waits for.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { configureStore } from '@reduxjs/toolkit';
import { createRemoteSlice } from '@/state/store/remote-slice';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('reports the requests and answers of a frame together, before its paint, and other actions at once', async () => {
	const one = createRemoteSlice<number>('one');
	const two = createRemoteSlice<number>('two');
	const store = configureStore({ reducer: { one: one.reducer, two: two.reducer } });
	const subscriber = jest.fn();
	store.subscribe(subscriber);
	store.dispatch(one.requested());
	store.dispatch(two.requested());
	store.dispatch(one.received(1));
	store.dispatch(two.received(2));
	expect(store.getState().one).toMatchObject({ phase: 'ready', data: 1 });
	expect(subscriber).not.toHaveBeenCalled();
	await nextFrame();
	expect(subscriber).toHaveBeenCalledTimes(1);
	store.dispatch({ type: 'any/other' });
	expect(subscriber).toHaveBeenCalledTimes(2);
});

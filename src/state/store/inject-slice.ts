import { createAction } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';
import { createRemoteLoader, type Fetch } from './remote-loader';
import { createRemoteSlice } from './remote-slice';
import { addReducer, type RootState } from './root-reducer';

/**
 * Adds an entity to the state, under a key of its own. Its file alone knows the type, so a chunk has the reducers that it needs and the
 * first chunk none of them.
 *
 * The store adds the new reducer with its next action. Until then the selector returns the reducer's initial
 * state, so a component may select before the first dispatch.
 */
export function injectSlice<S>(key: string, reducer: Reducer<S>): (state: RootState) => S {
	addReducer(key, reducer);
	const initial = reducer(undefined, { type: 'injected' });
	// Only this reducer writes under the key.
	return (state) => (key in state ? (state as Record<string, unknown>)[key] : initial) as S;
}

/** A value that is only ever replaced: its selector, and the action that replaces it. */
export function injectValue<T>(key: string, initial: T) {
	const changed = createAction<T>(`${key}/changed`);
	const select = injectSlice<T>(key, (value = initial, action) =>
		changed.match(action) ? action.payload : value,
	);
	return { select, changed };
}

/** A slice for what is fetched, with its selector. Without the loader it has no decoder, for the first chunk. */
export function injectRemote<T>(key: string) {
	const slice = createRemoteSlice<T>(key);
	return { ...slice, select: injectSlice(key, slice.reducer) };
}

/**
 * An entity that is fetched and stored unchanged: its selector, its loader, and the actions of its slice.
 *
 * @param call  Its address, if the page may send it while the app loads (`domain/calls/arrivals`).
 */
export function createRemoteEntity<T>(key: string, fetch: Fetch<T>, call?: string) {
	const slice = injectRemote<T>(key);
	return { ...slice, load: createRemoteLoader(slice, fetch, call) };
}

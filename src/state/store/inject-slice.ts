import type { Reducer } from 'redux';
import { idle } from '@/lib/remote';
import { createRemoteLoader, type Fetch } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';
import {
	addReducer,
	type InjectedSlices,
	type RootState,
	type RemoteEntities,
	type RemoteSlices,
} from './root-reducer';

/**
 * Adds an entity to the state, under the key that its file declares in `InjectedSlices`.
 *
 * The store adds the new reducer with its next action. Until then the selector returns the reducer's initial
 * state, so a component may select before the first dispatch.
 *
 * @return The entity's selector.
 */
export function injectSlice<K extends keyof InjectedSlices>(
	key: K,
	reducer: Reducer<InjectedSlices[K]>,
): (state: RootState) => InjectedSlices[K] {
	addReducer(key, reducer);
	const initial = reducer(undefined, { type: 'injected' });
	return (state) => {
		const slices: Partial<InjectedSlices> = state;
		return slices[key] ?? initial;
	};
}

/**
 * An entity that is fetched and stored unchanged: its selector, its loader, and the actions of its slice.
 *
 * @param key   The key that its file declares in `RemoteEntities`.
 * @param fetch Makes the call.
 * @param call  Its address, if the page may send it while the app loads (`domain/calls/arrivals`).
 */
export function createRemoteEntity<K extends keyof RemoteEntities>(
	key: K,
	fetch: Fetch<RemoteEntities[K]>,
	call?: string,
) {
	const slice = createRemoteSlice<RemoteEntities[K]>(key);
	addReducer(key, slice.reducer);
	const select = (state: RootState): RemoteData<RemoteEntities[K]> => {
		const slices: Partial<RemoteSlices> = state;
		return slices[key] ?? idle;
	};
	return { ...slice, select, load: createRemoteLoader(slice, select, fetch, call) };
}

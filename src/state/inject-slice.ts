import type { Reducer } from 'redux';
import { type InjectedSlices, rootReducer, type RootState } from './root-reducer';

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
	const reducerPath: string = key;
	rootReducer.inject({ reducerPath, reducer });
	const initial = reducer(undefined, { type: 'injected' });
	return (state) => {
		const slices: Partial<InjectedSlices> = state;
		return slices[key] ?? initial;
	};
}

import { configureStore, Tuple } from '@reduxjs/toolkit';
import { withExtraArgument } from 'redux-thunk';
import type { PageData } from '@/domain/page-data';
import { buildInitialState } from './initial-state';
import { rootReducer } from './root-reducer';
import type { ThunkExtra } from './types';

export function createStore(page: PageData, extra: ThunkExtra) {
	return configureStore({
		reducer: rootReducer,
		preloadedState: buildInitialState(page),
		// The checks of the default middleware walk the whole state at every action; the types do their work.
		middleware: () => new Tuple(withExtraArgument(extra)),
		devTools: { name: 'Jetpack dashboard' },
	});
}

export type Store = ReturnType<typeof createStore>;

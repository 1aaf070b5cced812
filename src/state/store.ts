import { configureStore, Tuple } from '@reduxjs/toolkit';
import { withExtraArgument } from 'redux-thunk';
import type { PageData } from '@/domain/page-data';
import { buildInitialState } from './initial-state';
import { makePreviewable, seePreview, thunksSeePreview } from './preview';
import { rootReducer } from './root-reducer';
import type { ThunkExtra } from './types';

export function createStore(page: PageData, extra: ThunkExtra) {
	if (__DEV_TOOLS__) {
		extra = makePreviewable(extra);
	}
	const store = configureStore({
		reducer: rootReducer,
		preloadedState: buildInitialState(page),
		// The checks of the default middleware walk the whole state at every action; the types do their work.
		middleware: () => new Tuple(__DEV_TOOLS__ ? thunksSeePreview(extra) : withExtraArgument(extra)),
		devTools: { name: 'Jetpack dashboard' },
	});
	return __DEV_TOOLS__ ? seePreview(store, extra) : store;
}

export type Store = ReturnType<typeof createStore>;

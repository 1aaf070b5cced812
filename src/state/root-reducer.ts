import { combineSlices } from '@reduxjs/toolkit';
import { connectionReducer } from './connection/slice';
import { dialogsReducer } from './dialogs';
import { identityCrisisReducer } from './identity-crisis/slice';
import { licensingReducer } from './licensing/slice';
import { modulesReducer } from './modules/slice';
import { noticesReducer } from './notices/slice';
import { productsReducer } from './products';
import type { RemoteData } from './remote-slice';
import { settingsReducer } from './settings/slice';
import { siteReducer } from './site';
import { statsReducer } from './stats/slice';

/**
 * The entities that `injectSlice` adds to the state when their file is first imported. Each file declares its own
 * key here, so a chunk includes the reducers that it needs and the first chunk none of them.
 */
// Filled by declaration merging.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface InjectedSlices {}

/** The same for the entities of `createRemoteEntity`: key → the data. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface RemoteEntities {}

export type RemoteSlices = { [K in keyof RemoteEntities]: RemoteData<RemoteEntities[K]> };

/** Slices that the page data fills and the shell reads are needed before the first render; all others are injected. */
export const rootReducer = combineSlices({
	connection: connectionReducer,
	dialogs: dialogsReducer,
	identityCrisis: identityCrisisReducer,
	licensing: licensingReducer,
	modules: modulesReducer,
	notices: noticesReducer,
	products: productsReducer,
	settings: settingsReducer,
	site: siteReducer,
	stats: statsReducer,
}).withLazyLoadedSlices<InjectedSlices & RemoteSlices>();

export type RootState = ReturnType<typeof rootReducer>;

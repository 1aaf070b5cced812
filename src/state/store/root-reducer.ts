import {
	combineReducers,
	type Reducer,
	type StateFromReducersMapObject,
	type UnknownAction,
} from 'redux';
import { connectionReducer } from '../connection/slice';
import { identityCrisisReducer } from '../connection/identity-crisis/slice';
import { licensingReducer } from '../licensing/slice';
import { modulesReducer } from '../modules/slice';
import { noticesReducer } from '../notices/slice';
import { productsReducer } from '../plans/products';
import { settingsReducer } from '../settings/slice';
import { siteReducer } from '../site';

/** Slices that the page data fills and the shell reads are needed before the first render; all others are injected. */
const FIRST = {
	connection: connectionReducer,
	identityCrisis: identityCrisisReducer,
	licensing: licensingReducer,
	modules: modulesReducer,
	notices: noticesReducer,
	products: productsReducer,
	settings: settingsReducer,
	site: siteReducer,
};

/** What every selector can read; an entity that `injectSlice` adds is read by its own. */
export type RootState = StateFromReducersMapObject<typeof FIRST>;

const reducers: Record<string, Reducer> = { ...FIRST };

let combined: Reducer | undefined;

/** Adds a slice to the state. It is there after the next action. */
export function addReducer(key: string, reducer: Reducer): void {
	reducers[key] = reducer;
	combined = undefined;
}

/**
 * Combines the reducers at the first action after a chunk has added its slices: Redux tries out every reducer whenever it combines them, which would be
 * hundreds of runs before the first paint if each slice did.
 */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) =>
	(combined ??= combineReducers(reducers))(state, action);

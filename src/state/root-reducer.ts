import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { cloudSiteReducer } from './cloud-site/slice';
import { connectionReducer } from './connection/slice';
import { dialogsReducer } from './dialogs/slice';
import { featuresReducer } from './features/slice';
import { licensingReducer } from './licensing/slice';
import { mobileLoginReducer } from './mobile-login/slice';
import { modulesReducer } from './modules/slice';
import { noticesReducer } from './notices/slice';
import { productsReducer } from './products/slice';
import { protectReducer } from './protect/slice';
import { rewindReducer } from './rewind/slice';
import { scanReducer } from './scan/slice';
import { settingsReducer } from './settings/slice';
import { siteReducer } from './site/slice';
import { statsReducer } from './stats/slice';
import { verificationReducer } from './verification/slice';
import type { RootState } from './types';

export const rootReducer: Reducer<RootState> = combineReducers({
	cloudSite: cloudSiteReducer,
	connection: connectionReducer,
	dialogs: dialogsReducer,
	features: featuresReducer,
	licensing: licensingReducer,
	mobileLogin: mobileLoginReducer,
	modules: modulesReducer,
	notices: noticesReducer,
	products: productsReducer,
	protect: protectReducer,
	rewind: rewindReducer,
	scan: scanReducer,
	settings: settingsReducer,
	site: siteReducer,
	stats: statsReducer,
	verification: verificationReducer,
}) as unknown as Reducer<RootState>;

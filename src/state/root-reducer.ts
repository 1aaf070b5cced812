import { combineReducers } from '@reduxjs/toolkit';
import { antiSpamReducer } from './anti-spam/slice';
import { connectionReducer } from './connection/slice';
import { dialogsReducer } from './dialogs';
import { identityCrisisReducer } from './identity-crisis/slice';
import { licensingReducer } from './licensing/slice';
import { mobileLoginReducer } from './mobile-login/slice';
import { modulesReducer } from './modules/slice';
import { noticesReducer } from './notices/slice';
import { offersReducer } from './offers/slice';
import { pluginsReducer } from './plugins/slice';
import { productsReducer } from './products';
import { recommendationsReducer } from './recommendations/slice';
import * as remotes from './remotes';
import { settingsReducer } from './settings/slice';
import { settingsFormReducer } from './settings-form/slice';
import { siteReducer } from './site/slice';
import { statsReducer } from './stats/slice';
import { surveyReducer } from './survey/slice';
import { upgradeChartReducer } from './upgrade-chart/slice';
import { verificationReducer } from './verification/slice';

/** Every entity, and the only list of them: the type of the state follows from it. */
export const rootReducer = combineReducers({
	activity: remotes.activitySlice.reducer,
	antiSpam: antiSpamReducer,
	benefits: remotes.benefitsSlice.reducer,
	cloudSite: remotes.cloudSiteSlice.reducer,
	connection: connectionReducer,
	dialogs: dialogsReducer,
	discount: remotes.discountSlice.reducer,
	features: remotes.featuresSlice.reducer,
	firewall: remotes.firewallSlice.reducer,
	identityCrisis: identityCrisisReducer,
	licenses: remotes.licensesSlice.reducer,
	licensing: licensingReducer,
	mobileLogin: mobileLoginReducer,
	modules: modulesReducer,
	notices: noticesReducer,
	offers: offersReducer,
	plugins: pluginsReducer,
	products: productsReducer,
	protect: remotes.protectSlice.reducer,
	purchases: remotes.purchasesSlice.reducer,
	recommendations: recommendationsReducer,
	rewind: remotes.rewindSlice.reducer,
	scan: remotes.scanSlice.reducer,
	settings: settingsReducer,
	settingsForm: settingsFormReducer,
	site: siteReducer,
	stats: statsReducer,
	survey: surveyReducer,
	tracking: remotes.trackingSlice.reducer,
	upgradeChart: upgradeChartReducer,
	vault: remotes.vaultSlice.reducer,
	verification: verificationReducer,
});

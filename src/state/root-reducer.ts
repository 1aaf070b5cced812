import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { activityReducer } from './activity/slice';
import { adsReducer } from './ads/slice';
import { antiSpamReducer } from './anti-spam/slice';
import { benefitsReducer } from './benefits/slice';
import { cloudSiteReducer } from './cloud-site/slice';
import { connectionReducer } from './connection/slice';
import { dialogsReducer } from './dialogs/slice';
import { discountReducer } from './discount/slice';
import { featuresReducer } from './features/slice';
import { firewallReducer } from './firewall/slice';
import { identityCrisisReducer } from './identity-crisis/slice';
import { licensingReducer } from './licensing/slice';
import { mobileLoginReducer } from './mobile-login/slice';
import { modulesReducer } from './modules/slice';
import { noticesReducer } from './notices/slice';
import { offersReducer } from './offers/slice';
import { pluginsReducer } from './plugins/slice';
import { productsReducer } from './products/slice';
import { protectReducer } from './protect/slice';
import { purchasesReducer } from './purchases/slice';
import { recommendationsReducer } from './recommendations/slice';
import { rewindReducer } from './rewind/slice';
import { scanReducer } from './scan/slice';
import { searchReducer } from './search/slice';
import { settingsReducer } from './settings/slice';
import { settingsFormReducer } from './settings-form/slice';
import { siteReducer } from './site/slice';
import { statsReducer } from './stats/slice';
import { surveyReducer } from './survey/slice';
import { trackingReducer } from './tracking/slice';
import { upgradeChartReducer } from './upgrade-chart/slice';
import { vaultReducer } from './vault/slice';
import { verificationReducer } from './verification/slice';
import type { RootState } from './types';

export const rootReducer: Reducer<RootState> = combineReducers({
	activity: activityReducer,
	ads: adsReducer,
	antiSpam: antiSpamReducer,
	benefits: benefitsReducer,
	cloudSite: cloudSiteReducer,
	connection: connectionReducer,
	dialogs: dialogsReducer,
	discount: discountReducer,
	features: featuresReducer,
	firewall: firewallReducer,
	identityCrisis: identityCrisisReducer,
	licensing: licensingReducer,
	mobileLogin: mobileLoginReducer,
	modules: modulesReducer,
	notices: noticesReducer,
	offers: offersReducer,
	plugins: pluginsReducer,
	products: productsReducer,
	protect: protectReducer,
	purchases: purchasesReducer,
	recommendations: recommendationsReducer,
	rewind: rewindReducer,
	scan: scanReducer,
	search: searchReducer,
	settings: settingsReducer,
	settingsForm: settingsFormReducer,
	site: siteReducer,
	stats: statsReducer,
	survey: surveyReducer,
	tracking: trackingReducer,
	upgradeChart: upgradeChartReducer,
	vault: vaultReducer,
	verification: verificationReducer,
}) as unknown as Reducer<RootState>;

import type { PermissionName } from '#fixtures/build';
import type { Api } from '@/api';
import { accountApi } from '@/api/entities/account';
import { activityApi } from '@/api/entities/activity';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { benefitsApi } from '@/api/entities/benefits';
import { adsApi, catalogApi } from '@/api/entities/catalog';
import { connectionApi } from '@/api/entities/connection';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { identityCrisisApi } from '@/api/entities/identity-crisis';
import { licensingApi } from '@/api/entities/licensing';
import { modulesApi } from '@/api/entities/modules';
import { statsApi } from '@/api/entities/stats';
import { offersApi } from '@/api/entities/offers';
import { pluginsApi } from '@/api/entities/plugins';
import { postsApi } from '@/api/entities/posts';
import { recommendationsApi } from '@/api/entities/recommendations';
import { rewindApi } from '@/api/entities/rewind';
import { scanApi } from '@/api/entities/scan';
import { searchApi } from '@/api/entities/search';
import { securityApi } from '@/api/entities/security';
import { settingsApi } from '@/api/entities/settings';
import { siteApi } from '@/api/entities/site';
import { surveyApi } from '@/api/entities/survey';
import { verificationApi } from '@/api/entities/verification';

type Run = (api: Api) => Promise<unknown>;

export interface Call {
	/** Path below `jetpack/v4/`, or the path from `wp/v2/`; a write starts with its method. */
	name: string;
	needs: PermissionName;
	run: Run;
	/** Whether it changes the scenario so much that it must be loaded again. */
	changesWorld?: true;
	/** The outcome for a linked user, if the fixtures have another one. */
	outcome?: string;
}

const call = (
	name: string,
	needs: PermissionName,
	run: Run,
	facts: Pick<Call, 'changesWorld' | 'outcome'> = {},
): Call => ({ name, needs, run, ...facts });

const CHANGES = { changesWorld: true } as const;

const PAGE = 'admin.php?page=jetpack';
const OWN = 'dashboard-for-jetpack';
const SURVEY = { siteId: 1001, userId: 70001, reason: 'buggy', text: null } as const;
/** An invalid nonce: a permitted caller is rejected because of it. */
const FORGED = { nonce: 'wrong' };
/** The ID of an account that was not approved; the fixtures accept any. */
const UNKNOWN_ID = 7;
const OFFERS_RIGHT = 'connect user, for offers';

export const CONNECTION: Call[] = [
	call('connection', 'public', (api) => api(connectionApi).loadStatus()),
	call('connection/data', 'connect user', (api) => api(catalogApi).loadConnectionData()),
	call('connection/plugins', 'plugins', (api) => api(catalogApi).loadConnectedPlugins()),
	call('connection/url', 'connect user, for offers', (api) => api(connectionApi).loadConnectUrl()),
	call('connection/authorize_url', 'connect user', (api) =>
		api(connectionActsApi).loadAuthorizeUrl(PAGE),
	),
	call('connection/test', 'modules', (api) => api(connectionActsApi).test()),
	call('POST connection/register', 'connect', (api) => api(connectionActsApi).register(FORGED)),
	call('POST connection', 'disconnect', (api) => api(connectionActsApi).disconnectSite(), CHANGES),
	call('POST connection/user', 'unlink', (api) => api(connectionActsApi).unlinkUser()),
	call(
		'POST connection/reconnect',
		'reconnect',
		(api) => api(connectionActsApi).reconnect(),
		CHANGES,
	),
	call('POST seen-wc-connection-modal', 'modules', (api) =>
		api(connectionActsApi).markStoreSetupSeen(),
	),
];

export const IDENTITY_CRISIS: Call[] = [
	call(
		'POST identity-crisis/confirm-safe-mode',
		'identity crisis',
		(api) => api(identityCrisisApi).confirmSafeMode(),
		CHANGES,
	),
	call('POST identity-crisis/migrate', 'identity crisis', (api) =>
		api(identityCrisisApi).migrate(),
	),
	call(
		'POST identity-crisis/start-fresh',
		'identity crisis',
		(api) => api(identityCrisisApi).startFresh(PAGE),
		CHANGES,
	),
];

export const ACCOUNT: Call[] = [
	call('tracking/settings', 'admin page', (api) => api(accountApi).loadTracking()),
	call('POST tracking/settings', 'admin page', (api) => api(accountApi).saveTracking(false)),
	call('POST notice/welcome', 'admin page', (api) => api(accountApi).dismissNotice('welcome')),
	call('POST mobile/send-login-email', 'admin page', (api) => api(accountApi).sendLoginEmail()),
	call('POST marketing/survey', 'disconnect', (api) => api(surveyApi).submit(SURVEY)),
];

export const PLUGINS: Call[] = [
	call('plugins', 'plugins', (api) => api(pluginsApi).loadAll()),
	call('plugin/{file}', 'plugins', (api) => api(catalogApi).loadPlugin(`${OWN}/${OWN}.php`)),
	call('updates/plugins', 'admin page', (api) => api(pluginsApi).countUpdates()),
	call('POST plugins', 'plugins', (api) =>
		api(pluginsApi).install({ slug: OWN, source: 'contract' }),
	),
];

export const SETTINGS: Call[] = [
	call('settings', 'admin page*', (api) => api(settingsApi).load()),
	call('POST settings', 'settings*', (api) =>
		api(settingsApi).save({ dismiss_empty_stats_card: true }),
	),
	call('POST settings post_by_email_address', 'edit posts*', (api) =>
		api(settingsApi).save({ post_by_email_address: 'regenerate' }),
	),
	call('POST options/options', 'modules', (api) => api(settingsApi).reset(), CHANGES),
];

export const MODULES: Call[] = [
	call('module/all', 'admin page*', (api) => api(modulesApi).loadAll()),
	call('module/stats', 'admin page*', (api) => api(catalogApi).loadModule('stats')),
	call('module/protect/data', 'admin page*', (api) => api(modulesApi).loadProtectCount()),
	...(['day', 'week', 'month'] as const).map((range) =>
		call(`module/stats/data?range=${range}`, 'admin page*', (api) => api(statsApi).load(range)),
	),
	call('POST module/carousel/active', 'modules*', (api) =>
		api(catalogApi).setModuleActive('carousel', true),
	),
	call('POST module/stats', 'settings*', (api) =>
		api(catalogApi).saveModuleOptions('stats', { admin_bar: false }),
	),
];

export const RECOMMENDATIONS: Call[] = [
	call('recommendations/data', 'settings', (api) => api(recommendationsApi).loadData()),
	call('recommendations/step', 'settings', (api) => api(catalogApi).loadRecommendationsStep()),
	call('recommendations/product-suggestions', 'admin page', (api) =>
		api(recommendationsApi).loadSuggestions(),
	),
	call('recommendations/upsell', 'admin page', (api) => api(recommendationsApi).loadUpsell()),
	call('recommendations/conditional', 'admin page', (api) =>
		api(recommendationsApi).loadConditional(),
	),
	call('POST recommendations/data', 'settings', (api) =>
		api(recommendationsApi).saveData({ selectedRecommendations: ['monitor'] }),
	),
	call('POST recommendations/step', 'settings', (api) =>
		api(recommendationsApi).saveStep('monitor'),
	),
];

export const SEARCH: Call[] = [
	call('search/plan', 'options*', (api) => api(searchApi).loadPlan()),
	call('search/settings', 'options*', (api) => api(searchApi).loadSettings()),
	call('search/stats', 'options*', (api) => api(searchApi).loadStats()),
	call('search/pricing', 'login*', (api) => api(searchApi).loadPricing()),
	call('wordads/settings', 'options*', (api) => api(adsApi).loadSettings()),
	call('POST search/settings', 'options*', (api) =>
		api(searchApi).saveSettings({ isModuleActive: true }),
	),
	call('POST wordads/settings', 'options*', (api) => api(adsApi).saveSettings({ isActive: true })),
];

export const VERIFICATION: Call[] = [
	call('verify-site/google', 'settings', (api) => api(verificationApi).check()),
	call('setup/questionnaire', 'public', (api) => api(catalogApi).loadQuestionnaire()),
	call('verify-site/google/{id}', 'settings', (api) => api(verificationApi).check(UNKNOWN_ID), {
		outcome: 'http 500 error_checking_if_site_verified_google',
	}),
	call('POST verify-site/google', 'settings', (api) => api(verificationApi).verify(UNKNOWN_ID), {
		outcome: 'http 500 keyring_connection_not_found',
	}),
	call('POST setup/questionnaire', 'public', (api) => api(catalogApi).saveQuestionnaire({})),
];

export const LICENSING: Call[] = [
	call('licensing/error', 'options', (api) => api(catalogApi).loadLicensingError()),
	call('licensing/user/counts', 'owner', (api) => api(licensingApi).loadCounts()),
	call('licensing/user/licenses', 'owner', (api) => api(licensingApi).loadLicenses()),
	call('POST licensing/error', 'options', (api) =>
		api(licensingApi).saveError('Something went wrong.'),
	),
	call('POST licensing/set-license', 'set license', (api) =>
		api(licensingApi).setLicense('jetpack-scan_freeToUse001'),
	),
	call('POST licensing/user/activation-notice-dismiss', 'owner', (api) =>
		api(licensingApi).dismissActivationNotice(2),
	),
	call('POST licensing/attach-licenses', 'owner', (api) => api(licensingApi).attach([])),
];

export const SITE_DATA: Call[] = [
	call('site', 'admin page', (api) => api(siteApi).load()),
	call('site/features', 'modules*', (api) => api(siteApi).loadFeatures()),
	call('site/purchases', 'modules*', (api) => api(siteApi).loadPurchases()),
	call('site/benefits', 'modules*', (api) => api(benefitsApi).load()),
	call('site/discount', 'admin page', (api) => api(offersApi).loadDiscount()),
	call('site/activity', 'modules', (api) => api(activityApi).load()),
];

export const CONTENT: Call[] = [
	call('wp/v2/posts?per_page=100', 'public', (api) => api(postsApi).loadLatest()),
	call('wp/v2/media', 'public', (api) => api(postsApi).loadPictures([1])),
];

export const OFFERS: Call[] = [
	call('plans', OFFERS_RIGHT, (api) => api(catalogApi).loadPlans()),
	call('products', OFFERS_RIGHT, (api) => api(catalogApi).loadProducts()),
	call('site/products', 'modules*', (api) => api(offersApi).loadSiteProducts()),
	call('intro-offers', 'admin page', (api) => api(offersApi).loadIntroOffers()),
];

export const PROTECTION: Call[] = [
	call('rewind', 'admin page', (api) => api(rewindApi).load()),
	call('scan', 'admin page', (api) => api(scanApi).load()),
	call('module/vaultpress/data', 'admin page*', (api) => api(securityApi).loadVaultPress()),
	call('module/akismet/data', 'admin page*', (api) => api(antiSpamApi).loadData()),
	call('module/akismet/key/check', 'settings', (api) => api(antiSpamApi).checkSavedKey()),
	call('waf', 'modules', (api) => api(securityApi).loadFirewall()),
	call('POST module/akismet/key/check', 'settings', (api) =>
		api(antiSpamApi).checkKey('a1b2c3d4e5f6'),
	),
];

export const isWrite = ({ name }: Call): boolean => name.startsWith('POST ');

export const EVERY_CALL: Call[] = [
	...[CONNECTION, ACCOUNT, SETTINGS, MODULES, PLUGINS, PROTECTION, OFFERS, SITE_DATA],
	...[VERIFICATION, RECOMMENDATIONS, LICENSING, IDENTITY_CRISIS, SEARCH, CONTENT],
].flat();

export const EVERY_READ: Call[] = EVERY_CALL.filter((one) => !isWrite(one) && !one.outcome);

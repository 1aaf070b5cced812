import type { World } from '#fixtures/build';
import { adsApi, catalogApi } from '@/api/entities/catalog';
import { licensingApi } from '@/api/entities/licensing';
import { modulesApi } from '@/api/entities/modules';
import { recommendationsApi } from '@/api/entities/recommendations';
import { searchApi } from '@/api/entities/search';
import { settingsApi } from '@/api/entities/settings';
import { verificationApi } from '@/api/entities/verification';
import { call, type Topic } from './call';
import { faultOf, isLinked, isModuleOn, isRegistered, NO_BODY, passedOn } from './facts';

export const SETTINGS: Topic = {
	reads: [call('settings', 'admin page*', (api) => api(settingsApi).load())],
	writes: [
		call('POST settings', 'settings*', (api) =>
			api(settingsApi).save({ dismiss_empty_stats_card: true }),
		),
		call(
			'POST settings post_by_email_address',
			'edit posts*',
			(api) => api(settingsApi).save({ post_by_email_address: 'regenerate' }),
			{ outcome: (world) => (isLinked(world) ? 'ok' : 'http 400 some_updated') },
		),
		call('POST options/options', 'modules', (api) => api(settingsApi).reset(), {
			changesWorld: true,
		}),
	],
};

export const MODULES: Topic = {
	reads: [
		call('module/all', 'admin page*', (api) => api(modulesApi).loadAll()),
		call('module/stats', 'admin page*', (api) => api(catalogApi).loadModule('stats')),
		call('module/protect/data', 'admin page*', (api) => api(modulesApi).loadProtectCount(), {
			outcome: (world) => (isModuleOn(world, 'protect') ? 'ok' : 'not-found 404 not_active'),
		}),
		...(['day', 'week', 'month'] as const).map((range) =>
			call(`module/stats/data?range=${range}`, 'admin page*', (api) =>
				api(modulesApi).loadStats(range),
			),
		),
	],
	writes: [
		call('POST module/carousel/active', 'modules*', (api) =>
			api(catalogApi).setModuleActive('carousel', true),
		),
		call('POST module/stats', 'settings*', (api) =>
			api(catalogApi).saveModuleOptions('stats', { admin_bar: false }),
		),
	],
};

const offered = (path: string) => (world: World) => {
	if (!isRegistered(world)) {
		return 'http 500 site_not_registered';
	}
	return isLinked(world) ? passedOn(world, path, 'failed_to_fetch_data') : 'ok';
};

const SUGGESTIONS = 'recommendations/product-suggestions';
const UPSELL = 'recommendations/upsell';

export const RECOMMENDATIONS: Topic = {
	reads: [
		call('recommendations/data', 'settings', (api) => api(recommendationsApi).loadData()),
		call('recommendations/step', 'settings', (api) => api(catalogApi).loadRecommendationsStep()),
		call(SUGGESTIONS, 'admin page', (api) => api(recommendationsApi).loadSuggestions(), {
			outcome: offered(SUGGESTIONS),
		}),
		call(UPSELL, 'admin page', (api) => api(recommendationsApi).loadUpsell(), {
			outcome: offered(UPSELL),
		}),
		call('recommendations/conditional', 'admin page', (api) =>
			api(recommendationsApi).loadConditional(),
		),
	],
	writes: [
		call('POST recommendations/data', 'settings', (api) =>
			api(recommendationsApi).saveData({ selectedRecommendations: ['monitor'] }),
		),
		call('POST recommendations/step', 'settings', (api) =>
			api(recommendationsApi).saveStep('monitor'),
		),
	],
};

const remote = (path: string, unregistered: string) => (world: World) => {
	const fault = faultOf(world, path);
	if (!isRegistered(world) || !fault) {
		return isRegistered(world) ? 'ok' : unregistered;
	}
	if (fault.kind === 'error') {
		return `http ${fault.status} remote-error-${fault.code}`;
	}
	return fault.kind === 'unreachable' ? 'envelope 200 remote-error' : NO_BODY;
};

const OF_ADS = { isAbsent: ({ site }: World) => site.hasSharedAdsUi !== true };

export const SEARCH: Topic = {
	reads: [
		call('search/plan', 'options*', (api) => api(searchApi).loadPlan(), {
			outcome: remote('search/plan', 'http 500 missing_token'),
		}),
		call('search/settings', 'options*', (api) => api(searchApi).loadSettings()),
		call('search/stats', 'options*', (api) => api(searchApi).loadStats(), {
			outcome: remote('search/stats', 'envelope 200 missing_token'),
		}),
		call('search/pricing', 'login*', (api) => api(searchApi).loadPricing()),
		call('wordads/settings', 'options*', (api) => api(adsApi).loadSettings(), OF_ADS),
	],
	writes: [
		call('POST search/settings', 'options*', (api) =>
			api(searchApi).saveSettings({ isModuleActive: true }),
		),
		call(
			'POST wordads/settings',
			'options*',
			(api) => api(adsApi).saveSettings({ isActive: true }),
			OF_ADS,
		),
	],
};

const checked = (code: string, found: string) => (world: World) => {
	if (world.site.isComingSoon === true) {
		return 'http 500 forbidden';
	}
	return isLinked(world) && !faultOf(world, 'verify-site/google') ? found : `http 500 ${code}`;
};

const CHECK_FAILED = 'error_checking_if_site_verified_google';

/** The ID of an account that was not approved. */
const KEYRING_ID = 7;

/** No release has the route. */
const NEVER = { isAbsent: () => true };

export const VERIFICATION: Topic = {
	reads: [
		call('verify-site/google', 'settings', (api) => api(verificationApi).check(), {
			outcome: checked(CHECK_FAILED, 'ok'),
		}),
		call('setup/questionnaire', 'public', (api) => api(catalogApi).loadQuestionnaire(), NEVER),
	],
	writes: [
		call('verify-site/google/{id}', 'settings', (api) => api(verificationApi).check(KEYRING_ID), {
			outcome: checked(CHECK_FAILED, `http 500 ${CHECK_FAILED}`),
		}),
		call('POST verify-site/google', 'settings', (api) => api(verificationApi).verify(KEYRING_ID), {
			outcome: checked('error_verifying_site_google', 'http 500 keyring_connection_not_found'),
		}),
		call(
			'POST setup/questionnaire',
			'public',
			(api) => api(catalogApi).saveQuestionnaire({}),
			NEVER,
		),
	],
};

const ofOwner = (path: string) => (world: World) => passedOn(world, path, 'failed_to_fetch_data');

export const LICENSING: Topic = {
	reads: [
		call('licensing/error', 'options', (api) => api(catalogApi).loadLicensingError()),
		call('licensing/user/counts', 'owner', (api) => api(licensingApi).loadCounts(), {
			outcome: ofOwner('licensing/user/counts'),
		}),
		call('licensing/user/licenses', 'owner', (api) => api(licensingApi).loadLicenses(), {
			outcome: ofOwner('licensing/user/licenses'),
		}),
	],
	writes: [
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
	],
};

import type { World } from '#fixtures/build';
import { adsApi } from '@/api/entities/catalog';
import { searchApi } from '@/api/entities/search';
import type { Call } from './call';
import { faultOf, isRegistered, NO_BODY } from './facts';

function remote(world: World, path: string, unregistered: string): string {
	if (!isRegistered(world)) {
		return unregistered;
	}
	const fault = faultOf(world, path);
	if (!fault) {
		return 'ok';
	}
	if (fault.kind === 'error') {
		return `http ${fault.status} remote-error-${fault.code}`;
	}
	return fault.kind === 'unreachable' ? 'envelope 200 remote-error' : NO_BODY;
}

const hasNoAdsRoute = ({ site }: World) => site.hasSharedAdsUi !== true;

export const searchCalls = {
	plan: {
		name: 'search/plan',
		needs: 'options*',
		run: (api) => api(searchApi).loadPlan(),
		outcome: (world) => remote(world, 'search/plan', 'http 500 missing_token'),
	},
	settings: {
		name: 'search/settings',
		needs: 'options*',
		run: (api) => api(searchApi).loadSettings(),
	},
	stats: {
		name: 'search/stats',
		needs: 'options*',
		run: (api) => api(searchApi).loadStats(),
		outcome: (world) => remote(world, 'search/stats', 'envelope 200 missing_token'),
	},
	pricing: {
		name: 'search/pricing',
		needs: 'login*',
		run: (api) => api(searchApi).loadPricing(),
	},
	ads: {
		name: 'wordads/settings',
		needs: 'options*',
		run: (api) => api(adsApi).loadSettings(),
		isAbsent: hasNoAdsRoute,
	},
} satisfies Record<string, Call>;

export const searchWrites = {
	saveSettings: {
		name: 'POST search/settings',
		needs: 'options*',
		run: (api) => api(searchApi).saveSettings({ isModuleActive: true }),
	},
	saveAds: {
		name: 'POST wordads/settings',
		needs: 'options*',
		run: (api) => api(adsApi).saveSettings({ isActive: true }),
		isAbsent: hasNoAdsRoute,
	},
} satisfies Record<string, Call>;

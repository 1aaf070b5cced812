import type { World } from '#fixtures/build';
import { catalogApi } from '@/api/entities/catalog';
import { recommendationsApi } from '@/api/entities/recommendations';
import type { Call } from './call';
import { isLinked, isRegistered, passedOn } from './facts';

const offered = (path: string) => (world: World) => {
	if (!isRegistered(world)) {
		return 'http 500 site_not_registered';
	}
	return isLinked(world) ? passedOn(world, path, 'failed_to_fetch_data') : 'ok';
};

export const recommendationCalls = {
	data: {
		name: 'recommendations/data',
		needs: 'settings',
		run: (api) => api(recommendationsApi).loadData(),
	},
	step: {
		name: 'recommendations/step',
		needs: 'settings',
		run: (api) => api(catalogApi).loadRecommendationsStep(),
	},
	suggestions: {
		name: 'recommendations/product-suggestions',
		needs: 'admin page',
		run: (api) => api(recommendationsApi).loadSuggestions(),
		outcome: offered('recommendations/product-suggestions'),
	},
	upsell: {
		name: 'recommendations/upsell',
		needs: 'admin page',
		run: (api) => api(recommendationsApi).loadUpsell(),
		outcome: offered('recommendations/upsell'),
	},
	conditional: {
		name: 'recommendations/conditional',
		needs: 'admin page',
		run: (api) => api(recommendationsApi).loadConditional(),
	},
} satisfies Record<string, Call>;

export const recommendationWrites = {
	saveData: {
		name: 'POST recommendations/data',
		needs: 'settings',
		run: (api) => api(recommendationsApi).saveData({ selectedRecommendations: ['monitor'] }),
	},
	saveStep: {
		name: 'POST recommendations/step',
		needs: 'settings',
		run: (api) => api(recommendationsApi).saveStep('monitor'),
	},
} satisfies Record<string, Call>;

import { catalogApi } from '@/api/entities/catalog';
import { offersApi } from '@/api/entities/offers';
import type { Call } from './call';
import { faultOf, isLinked, isRegistered, NO_BODY, passedOn } from './facts';
import { fetchedUnread, ofAccount } from './site';

export const offerCalls = {
	plans: {
		name: 'plans',
		needs: 'connect user, for offers',
		run: (api) => api(catalogApi).loadPlans(),
		outcome: (world) => {
			const fault = faultOf(world, 'plans');
			if (!isRegistered(world)) {
				return NO_BODY;
			}
			if (!fault) {
				return 'ok';
			}
			// The site sends the cloud's own error as a success, and no response of the cloud as an empty body.
			return fault.kind === 'error' ? `envelope 200 ${fault.code}` : NO_BODY;
		},
	},
	products: {
		name: 'products',
		needs: 'connect user, for offers',
		run: (api) => api(catalogApi).loadProducts(),
		outcome: (world) =>
			isLinked(world)
				? passedOn(world, 'products', 'failed_to_fetch_data')
				: 'envelope 200 failed_to_fetch_data',
	},
	siteProducts: {
		name: 'site/products',
		needs: 'modules*',
		run: (api) => api(offersApi).loadSiteProducts(),
		outcome: fetchedUnread('site/products'),
	},
	introOffers: {
		name: 'intro-offers',
		needs: 'admin page',
		run: (api) => api(offersApi).loadIntroOffers(),
		outcome: ofAccount('intro-offers', 'intro_offers_fetch_failed'),
	},
} satisfies Record<string, Call>;

import { offersApi } from '@/api';
import { createRemoteLoader } from '../remote-entity';
import { selectCatalogue, selectIntroOffers, selectPlans, selectSiteProducts } from './selectors';

export * from './selectors';

export const loadCatalogue = createRemoteLoader('catalogue', selectCatalogue, (api) =>
	api(offersApi).loadProducts(),
);

export const loadIntroOffers = createRemoteLoader('intro-offers', selectIntroOffers, (api) =>
	api(offersApi).loadIntroOffers(),
);

export const loadPlans = createRemoteLoader('plans', selectPlans, (api) =>
	api(offersApi).loadPlans(),
);

export const loadSiteProducts = createRemoteLoader('site-products', selectSiteProducts, (api) =>
	api(offersApi).loadSiteProducts(),
);

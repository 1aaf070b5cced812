import { offersApi } from '@/api';
import { createRemoteLoader } from '../remote-loader';
import type { RootState } from '../types';
import { catalogueSlice, introOffersSlice, plansSlice, siteProductsSlice } from './slice';

export const selectCatalogue = (state: RootState) => state.offers.catalogue;
export const selectIntroOffers = (state: RootState) => state.offers.introOffers;
export const selectPlans = (state: RootState) => state.offers.plans;
export const selectSiteProducts = (state: RootState) => state.offers.siteProducts;

export const loadCatalogue = createRemoteLoader(catalogueSlice, selectCatalogue, (api) =>
	api(offersApi).loadProducts(),
);

export const loadIntroOffers = createRemoteLoader(introOffersSlice, selectIntroOffers, (api) =>
	api(offersApi).loadIntroOffers(),
);

export const loadPlans = createRemoteLoader(plansSlice, selectPlans, (api) =>
	api(offersApi).loadPlans(),
);

export const loadSiteProducts = createRemoteLoader(siteProductsSlice, selectSiteProducts, (api) =>
	api(offersApi).loadSiteProducts(),
);

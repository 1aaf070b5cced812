import { offersApi } from '@/api';
import { createRemoteLoader } from '../remote-loader';
import type { RootState } from '../types';
import { introOffersSlice, siteProductsSlice } from './slice';

export const selectIntroOffers = (state: RootState) => state.offers.introOffers;
export const selectSiteProducts = (state: RootState) => state.offers.siteProducts;

export const loadIntroOffers = createRemoteLoader(introOffersSlice, selectIntroOffers, (api) =>
	api(offersApi).loadIntroOffers(),
);

export const loadSiteProducts = createRemoteLoader(siteProductsSlice, selectSiteProducts, (api) =>
	api(offersApi).loadSiteProducts(),
);

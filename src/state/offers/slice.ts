import { combineReducers } from '@reduxjs/toolkit';
import type { IntroOffer, OfferedPlan, OfferedProducts } from '@/domain/offers';
import { createRemoteSlice } from '../remote-slice';

export const catalogueSlice = createRemoteSlice<OfferedProducts>('offers/catalogue');
export const introOffersSlice = createRemoteSlice<IntroOffer[]>('offers/introOffers');
export const plansSlice = createRemoteSlice<OfferedPlan[]>('offers/plans');
/** What this very site may buy, at its price. */
export const siteProductsSlice = createRemoteSlice<OfferedProducts>('offers/siteProducts');

export const offersReducer = combineReducers({
	catalogue: catalogueSlice.reducer,
	introOffers: introOffersSlice.reducer,
	plans: plansSlice.reducer,
	siteProducts: siteProductsSlice.reducer,
});

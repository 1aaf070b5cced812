import { combineReducers } from '@reduxjs/toolkit';
import type { IntroOffer, OfferedProducts } from '@/domain/offers';
import { createRemoteSlice } from '../remote-slice';

export const introOffersSlice = createRemoteSlice<IntroOffer[]>('offers/introOffers');
/** What this very site may buy, at its price. */
export const siteProductsSlice = createRemoteSlice<OfferedProducts>('offers/siteProducts');

export const offersReducer = combineReducers({
	introOffers: introOffersSlice.reducer,
	siteProducts: siteProductsSlice.reducer,
});

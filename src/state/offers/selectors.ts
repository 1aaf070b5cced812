import { createSelector } from '@reduxjs/toolkit';
import { resolvePrice } from '@/domain/offers';
import { knownData } from '@/lib/remote';
import type { RootState } from '../types';

export const selectCatalogue = (state: RootState) => state.offers.catalogue;
export const selectIntroOffers = (state: RootState) => state.offers.introOffers;
export const selectPlans = (state: RootState) => state.offers.plans;
export const selectSiteProducts = (state: RootState) => state.offers.siteProducts;

export const selectSiteProduct = (state: RootState, slug: string) =>
	knownData(selectSiteProducts(state))?.[slug];

/** Undefined while the price is not known, and for a product that the provider does not list. */
export const selectPrice = createSelector(
	[selectSiteProduct],
	(product) => product && resolvePrice(product),
);

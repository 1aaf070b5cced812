import { combineReducers } from '@reduxjs/toolkit';
import type { IntroOffer, OfferedPlan, OfferedProducts } from '@/domain/offers';
import { idle } from '@/lib/remote';
import { createRemoteReducer } from '../remote-entity';
import type { RemoteData } from '../types';

export interface OffersState {
	catalogue: RemoteData<OfferedProducts>;
	introOffers: RemoteData<IntroOffer[]>;
	plans: RemoteData<OfferedPlan[]>;
	/** What this very site may buy, at its price. */
	siteProducts: RemoteData<OfferedProducts>;
}

export const initialOffers: OffersState = {
	catalogue: idle,
	introOffers: idle,
	plans: idle,
	siteProducts: idle,
};

export const offersReducer = combineReducers({
	catalogue: createRemoteReducer<OfferedProducts>('catalogue'),
	introOffers: createRemoteReducer<IntroOffer[]>('intro-offers'),
	plans: createRemoteReducer<OfferedPlan[]>('plans'),
	siteProducts: createRemoteReducer<OfferedProducts>('site-products'),
});

import { combineReducers } from 'redux';
import { offersApi } from '@/api/entities/offers';
import type { IntroOffer, OfferedProducts } from '@/domain/offers';
import type { SiteDiscount } from '@/domain/site/types';
import { injectSlice } from './inject-slice';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';
import type { RootState } from './types';

declare module './root-reducer' {
	interface InjectedSlices {
		discount: RemoteData<SiteDiscount>;
		offers: ReturnType<typeof offersReducer>;
	}
}

const introOffersSlice = createRemoteSlice<IntroOffer[]>('offers/introOffers');
/** The products for sale to this site, at its prices. */
const siteProductsSlice = createRemoteSlice<OfferedProducts>('offers/siteProducts');

const offersReducer = combineReducers({
	introOffers: introOffersSlice.reducer,
	siteProducts: siteProductsSlice.reducer,
});

const selectOffers = injectSlice('offers', offersReducer);

export const selectIntroOffers = (state: RootState) => selectOffers(state).introOffers;
export const selectSiteProducts = (state: RootState) => selectOffers(state).siteProducts;

export const loadIntroOffers = createRemoteLoader(introOffersSlice, selectIntroOffers, (api) =>
	api(offersApi).loadIntroOffers(),
);

export const loadSiteProducts = createRemoteLoader(siteProductsSlice, selectSiteProducts, (api) =>
	api(offersApi).loadSiteProducts(),
);

const discountSlice = createRemoteSlice<SiteDiscount>('discount');

export const selectDiscount = injectSlice('discount', discountSlice.reducer);

/** The provider's discount for this site. */
export const loadDiscount = createRemoteLoader(discountSlice, selectDiscount, (api) =>
	api(offersApi).loadDiscount(),
);

import { offersApi } from '@/api/entities/offers';
import { createRemoteEntity } from '../store/inject-slice';

export const { select: selectIntroOffers, load: loadIntroOffers } = createRemoteEntity(
	'introOffers',
	(api) => api(offersApi).loadIntroOffers(),
);

/** The products for sale to this site, at its prices. */
export const { select: selectSiteProducts, load: loadSiteProducts } = createRemoteEntity(
	'siteProducts',
	(api) => api(offersApi).loadSiteProducts(),
);

export const { select: selectDiscount, load: loadDiscount } = createRemoteEntity(
	'discount',
	(api) => api(offersApi).loadDiscount(),
);

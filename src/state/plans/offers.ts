import { offersApi } from '@/api/entities/offers';
import type { IntroOffer, OfferedProducts } from '@/domain/plans/offers';
import type { SiteDiscount } from '@/domain/site/types';
import { createRemoteEntity } from '../store/inject-slice';

declare module '../store/root-reducer' {
	interface RemoteEntities {
		discount: SiteDiscount;
		introOffers: IntroOffer[];
		siteProducts: OfferedProducts;
	}
}

export const { select: selectIntroOffers, load: loadIntroOffers } = createRemoteEntity(
	'introOffers',
	(api) => api(offersApi).loadIntroOffers(),
);

/** The products for sale to this site, at its prices. */
export const { select: selectSiteProducts, load: loadSiteProducts } = createRemoteEntity(
	'siteProducts',
	(api) => api(offersApi).loadSiteProducts(),
);

/** The provider's discount for this site. */
export const { select: selectDiscount, load: loadDiscount } = createRemoteEntity(
	'discount',
	(api) => api(offersApi).loadDiscount(),
);

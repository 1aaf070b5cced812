import { siteApi } from '@/api';
import { createRemoteLoader } from './remote-loader';
import { discountSlice } from './remotes';
import type { RootState } from './types';

export const selectDiscount = (state: RootState) => state.discount;

/** The price cut that the provider holds for this site. */
export const loadDiscount = createRemoteLoader(discountSlice, selectDiscount, (api) =>
	api(siteApi).loadDiscount(),
);

import { siteApi } from '@/api';
import { createRemoteLoader } from '../remote-entity';
import type { RootState } from '../types';

export const selectDiscount = (state: RootState) => state.discount;

/** The price cut that the provider holds for this site. */
export const loadDiscount = createRemoteLoader('discount', selectDiscount, (api) =>
	api(siteApi).loadDiscount(),
);

import { siteApi } from '@/api';
import { createRemoteLoader } from './remote-loader';
import { benefitsSlice } from './remotes';
import type { RootState } from './types';

export const selectBenefits = (state: RootState) => state.benefits;

/** What the site would lose with its connection. */
export const loadBenefits = createRemoteLoader(benefitsSlice, selectBenefits, (api) =>
	api(siteApi).loadBenefits(),
);

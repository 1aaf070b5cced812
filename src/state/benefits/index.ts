import { siteApi } from '@/api';
import { createRemoteLoader } from '../remote-entity';
import type { RootState } from '../types';

export const selectBenefits = (state: RootState) => state.benefits;

/** What the site would lose with its connection. */
export const loadBenefits = createRemoteLoader('benefits', selectBenefits, (api) =>
	api(siteApi).loadBenefits(),
);

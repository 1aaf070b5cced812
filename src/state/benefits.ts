import { siteApi } from '@/api/entities/site';
import type { SiteBenefit } from '@/domain/site/types';
import { injectSlice } from './inject-slice';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';

declare module './root-reducer' {
	interface InjectedSlices {
		benefits: RemoteData<SiteBenefit[]>;
	}
}

const benefitsSlice = createRemoteSlice<SiteBenefit[]>('benefits');

export const selectBenefits = injectSlice('benefits', benefitsSlice.reducer);

/** The features that the site would lose by disconnecting. */
export const loadBenefits = createRemoteLoader(benefitsSlice, selectBenefits, (api) =>
	api(siteApi).loadBenefits(),
);

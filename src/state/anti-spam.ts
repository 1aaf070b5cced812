import { createSelector } from '@reduxjs/toolkit';
import { antiSpamApi } from '@/api/entities/anti-spam';
import type { AntiSpamData } from '@/domain/anti-spam';
import { resolveAntiSpamGrant } from '@/domain/anti-spam/grant';
import { selectEntitlements } from './entitlements';
import { forFirstAnswer } from './first-answers';
import { injectSlice } from './inject-slice';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';

declare module './root-reducer' {
	interface InjectedSlices {
		antiSpam: RemoteData<AntiSpamData>;
	}
}

const antiSpamSlice = createRemoteSlice<AntiSpamData>('antiSpam');

export const selectAntiSpam = injectSlice('antiSpam', antiSpamSlice.reducer);

/** What pays for spam protection; null for a site that has to buy it. */
export const selectAntiSpamGrant = createSelector([selectEntitlements], resolveAntiSpamGrant);

/** The number of blocked spam comments, or why there is no count (API-31). */
export const loadAntiSpam = forFirstAnswer(
	'jetpack/v4/module/akismet/data',
	createRemoteLoader(antiSpamSlice, selectAntiSpam, (api) => api(antiSpamApi).loadData()),
);

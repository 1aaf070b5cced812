import { createSelector } from '@reduxjs/toolkit';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { resolveAntiSpamGrant, type AntiSpamData } from '@/domain/anti-spam';
import { selectEntitlements } from './entitlements';
import { createRemoteEntity } from './inject-slice';

declare module './root-reducer' {
	interface RemoteEntities {
		antiSpam: AntiSpamData;
	}
}

/** The number of blocked spam comments, or why there is no count (API-31). */
export const { select: selectAntiSpam, load: loadAntiSpam } = createRemoteEntity(
	'antiSpam',
	(api) => api(antiSpamApi).loadData(),
	'jetpack/v4/module/akismet/data',
);

/** What pays for spam protection; null for a site that has to buy it. */
export const selectAntiSpamGrant = createSelector([selectEntitlements], resolveAntiSpamGrant);

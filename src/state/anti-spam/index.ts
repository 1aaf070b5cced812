import { createSelector } from '@reduxjs/toolkit';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { resolveAntiSpamGrant, type AntiSpamData } from '@/domain/anti-spam';
import { toReady } from '@/lib/remote';
import { selectEntitlements } from '../site/entitlements';
import { createRemoteEntity } from '../store/inject-slice';
import { selectSite } from '../site';

const { select: selectAnswer, load: loadAntiSpam } = createRemoteEntity(
	'antiSpam',
	(api) => api(antiSpamApi).loadData(),
	'jetpack/v4/module/akismet/data',
);

export { loadAntiSpam };

const ELSEWHERE = {
	'with-key': toReady<AntiSpamData>('elsewhere'),
	'without-key': toReady<AntiSpamData>('invalid-key'),
};

/** The number of blocked spam comments, or why there is no count (API-31). Of an Akismet elsewhere, Jetpack says that it isn't installed. */
export const selectAntiSpam = createSelector([selectAnswer, selectSite], (answer, site) => {
	const place = site.akismetElsewhere;
	return place === 'with-key' || place === 'without-key' ? ELSEWHERE[place] : answer;
});

/** What pays for spam protection; null for a site that has to buy it. */
export const selectAntiSpamGrant = createSelector([selectEntitlements], resolveAntiSpamGrant);

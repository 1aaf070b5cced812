import { createSelector } from '@reduxjs/toolkit';
import { resolveUpdatesCard } from '@/domain/plugins/updates-card';
import { resolveSiteStatus } from '@/domain/status/resolve-site-status';
import { resolveVideoUse } from '@/domain/video';
import { knownData } from '@/lib/remote';
import type { ScanStatus } from '@/domain/scan';
import { createFacts } from '../store/create-facts';
import { selectAntiSpamGrant } from '../anti-spam';
import { selectProviderSite, selectConnectionError } from '../site/provider-site';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectOwnerPath,
	selectSiteConnection,
} from '../connection';
import { selectEntitlements } from '../site/entitlements';
import { selectIdentityCrisisView } from '../connection/identity-crisis';
import { selectModuleAvailability } from '../modules';
import { selectScanAnswer } from '../scan';
import type { RootState } from '../store/types';
import { selectSite } from '../site';
import { selectUpdatesFacts } from '../plugins';
import { PROTECTION_FACTS, selectNow } from './protections';
import { selectRenewals } from './renewals';

/** The video storage, only on a connected site with VideoPress. The video card loads it. */
const selectVideo = createSelector(
	[
		selectSiteConnection,
		(state: RootState) => selectModuleAvailability(state, 'videopress') !== undefined,
		selectEntitlements,
		selectProviderSite,
	],
	(connection, hasVideos, entitlements, providerSite) =>
		connection === 'connected' && hasVideos
			? resolveVideoUse({ entitlements, providerSite })
			: null,
);

const NO_THREATS: ScanStatus['threats'] = [];

/**
 * The things that need attention, from the facts of the cards: it sends no requests of its own. A kept answer that is too old to say that all is well
 * counts as none here.
 */
export const selectStatus = createSelector(
	[
		createFacts({
			...PROTECTION_FACTS,
			isManager: (state) => selectCapabilities(state).canManageModules,
			canConnectSite: (state) => selectCapabilities(state).canConnectSite,
			crisis: selectIdentityCrisisView,
			connectionError: selectConnectionError,
			described: (state) => knownData(selectScanAnswer(state))?.threats ?? NO_THREATS,
			antiSpamGrant: selectAntiSpamGrant,
			owner: createFacts({
				isMissing: (state) => !selectHasConnectedOwner(state),
				path: selectOwnerPath,
			}),
			renewals: selectRenewals,
			updates: createSelector([selectUpdatesFacts, selectNow], (facts, now) =>
				resolveUpdatesCard({ ...facts, now }),
			),
			video: selectVideo,
			dateFormat: (state) => selectSite(state).dateFormat,
		}),
	],
	resolveSiteStatus,
);

import { createSelector } from '@reduxjs/toolkit';
import { resolveSiteAccelerator } from '@/domain/modules/site-accelerator';
import { selectSiteConnection } from './connection';
import type { RootState } from './types';
import { selectIsModuleActive, selectIsModuleToggling, selectModuleAvailability } from './modules';

const selectFacts = createSelector(
	[
		selectSiteConnection,
		(state: RootState) => selectModuleAvailability(state, 'photon'),
		(state: RootState) => selectIsModuleActive(state, 'photon'),
		(state: RootState) => selectModuleAvailability(state, 'photon-cdn'),
		(state: RootState) => selectIsModuleActive(state, 'photon-cdn'),
	],
	(connection, photon, isPhotonOn, photonCdn, isPhotonCdnOn) => ({
		isOffline: connection === 'offline',
		photon: { availability: photon, isOn: isPhotonOn },
		photonCdn: { availability: photonCdn, isOn: isPhotonCdnOn },
	}),
);

/** The switch for both parts, and whether one of them is being saved. */
export const selectSiteAccelerator = createSelector(
	[
		createSelector([selectFacts], resolveSiteAccelerator),
		(state: RootState) =>
			selectIsModuleToggling(state, 'photon') || selectIsModuleToggling(state, 'photon-cdn'),
	],
	(accelerator, isToggling) => ({ accelerator, isToggling }),
);

import { createSelector } from '@reduxjs/toolkit';
import { benefitsApi } from '@/api/entities/benefits';
import { resolveLosses } from '@/domain/disconnect';
import type { SettingsMap } from '@/domain/settings/effects';
import type { SiteBenefit } from '@/domain/site/types';
import { selectRewind } from './rewind';
import { injectSlice } from './inject-slice';
import { selectModules } from './modules';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';
import { selectScanAnswer } from './scan';
import { selectSite } from './site';
import type { RootState } from './types';

declare module './root-reducer' {
	interface InjectedSlices {
		benefits: RemoteData<SiteBenefit[]>;
	}
}

const benefitsSlice = createRemoteSlice<SiteBenefit[]>('benefits');

export const selectBenefits = injectSlice('benefits', benefitsSlice.reducer);

/** The features that the site would lose by disconnecting. */
export const loadBenefits = createRemoteLoader(benefitsSlice, selectBenefits, (api) =>
	api(benefitsApi).load(),
);

/** The switches as they are shown: a value that is being saved beats the saved one. */
const selectSwitches = createSelector(
	[({ settings }: RootState) => settings.saved, ({ settings }: RootState) => settings.pending],
	(saved, pending): SettingsMap => ({
		...saved,
		...Object.fromEntries(Object.entries(pending).map(([key, { value }]) => [key, value])),
	}),
);

/** What this site loses without its connection, by the latest known data (DISCON-04). */
export const selectLosses = createSelector(
	[selectModules, selectSwitches, selectSite, selectRewind, selectScanAnswer, selectBenefits],
	(modules, switches, { isWooCommerceActive, showBackups }, rewind, scan, benefits) =>
		resolveLosses({
			modules,
			switches,
			isStore: isWooCommerceActive,
			showBackups,
			rewind,
			scan,
			benefits,
		}),
);

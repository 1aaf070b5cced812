import { createSelector } from '@reduxjs/toolkit';
import { __, sprintf } from '@wordpress/i18n';
import {
	buildImageAcceleratorChanges,
	buildSiteAcceleratorChanges,
	resolveSiteAccelerator,
} from '@/domain/settings-cards/site-accelerator';
import type { SettingsMap } from '@/domain/settings';
import { selectSiteConnection } from '../connection';
import { saveSettings, type SaveSentences } from '../settings';
import type { AsyncThunk, RootState } from '../types';
import { selectIsModuleActive, selectModuleAvailability } from './selectors';
import { recordToggle } from './thunks';

const selectFacts = createSelector(
	[
		selectSiteConnection,
		(state: RootState) => selectModuleAvailability(state, 'photon'),
		(state: RootState) => selectIsModuleActive(state, 'photon'),
		(state: RootState) => selectModuleAvailability(state, 'photon-cdn'),
		(state: RootState) => selectIsModuleActive(state, 'photon-cdn'),
		(state: RootState) => selectModuleAvailability(state, 'tiled-gallery'),
	],
	(connection, photon, isPhotonOn, photonCdn, isPhotonCdnOn, tiledGallery) => ({
		isOffline: connection === 'offline',
		photon: { availability: photon, isOn: isPhotonOn },
		photonCdn: { availability: photonCdn, isOn: isPhotonCdnOn },
		hasTiledGallery: tiledGallery?.kind === 'available',
	}),
);

export const selectSiteAccelerator = createSelector([selectFacts], resolveSiteAccelerator);

/** SETPERF-08 to SETPERF-10; the letters are the specification's. */
const buildSentences = (isOn: boolean): SaveSentences => ({
	progress: isOn
		? __('Enabling Site accelerator…', 'dashboard-for-jetpack')
		: __('Disabling site accelerator…', 'dashboard-for-jetpack'),
	success: isOn
		? __('Site accelerator is now speeding up your site!', 'dashboard-for-jetpack')
		: __('Site accelerator is no longer speeding up your site!', 'dashboard-for-jetpack'),
	failure: ({ code, kind }) =>
		isOn
			? sprintf(
					/* translators: %s: code of an error. */
					__('Error enabling Site accelerator. %s', 'dashboard-for-jetpack'),
					code || kind,
				)
			: sprintf(
					/* translators: %s: code of an error. */
					__('Error disabling site accelerator. %s', 'dashboard-for-jetpack'),
					code || kind,
				),
});

/** Switches images and static files together (SETPERF-05). */
export const toggleSiteAccelerator =
	(isOn: boolean): AsyncThunk<SettingsMap> =>
	(dispatch, getState) => {
		const changes = buildSiteAcceleratorChanges(isOn, selectFacts(getState()));
		['photon', 'photon-cdn']
			.filter((slug) => slug in changes)
			.forEach((slug) => dispatch(recordToggle(slug, isOn)));
		return dispatch(
			saveSettings(changes, { sentences: buildSentences(isOn), place: 'site-accelerator' }),
		);
	};

/** Switches the images alone, with their galleries (SETPERF-07). */
export const toggleImageAccelerator =
	(isOn: boolean): AsyncThunk<SettingsMap> =>
	(dispatch, getState) => {
		dispatch(recordToggle('photon', isOn));
		const changes = buildImageAcceleratorChanges(isOn, selectFacts(getState()));
		return dispatch(saveSettings(changes, { place: 'photon' }));
	};

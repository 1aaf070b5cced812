import { __ } from '@wordpress/i18n';
import { licensingApi } from '@/api/entities/licensing';
import { cleanLicenseKey, type LicenseCounts, type NoticeDismissal } from '@/domain/licensing';
import { loadProviderSite } from '../provider-site';
import { loadFeatures } from '../entitlements';
import { showFailure, showNotice } from '../notices';
import { BUSY, toOutcome } from '../outcome';
import { loadPurchases } from '../purchases';
import { createRemoteLoader } from '../remote-loader';
import type { AsyncThunk } from '../types';
import {
	licensesSlice,
	selectLicenseApplication,
	selectLicenses,
	selectLicensing,
} from './selectors';
import {
	applicationChanged,
	countsFailed,
	countsReceived,
	countsRequested,
	dismissalReceived,
	errorChanged,
	noticeDismissed,
} from './slice';

/** The owner's licenses; they change with every activation, so screens that show them load with `force`. */
export const loadLicenses = createRemoteLoader(licensesSlice, selectLicenses, (api) =>
	api(licensingApi).loadLicenses(),
);

/** A failure keeps the old counts. */
export const refreshLicenseCounts =
	(): AsyncThunk<LicenseCounts> =>
	async (dispatch, _getState, { api }) => {
		dispatch(countsRequested());
		const outcome = await toOutcome(() => api(licensingApi).loadCounts());
		dispatch(outcome.error ? countsFailed() : countsReceived(outcome.data));
		return outcome;
	};

/** Dismisses the reminder of detached licenses at once and saves the dismissal (LIC-20). */
export const dismissActivationNotice =
	(): AsyncThunk<NoticeDismissal> =>
	async (dispatch, getState, { api }) => {
		const detached = selectLicensing(getState()).counts?.detached ?? 0;
		dispatch(noticeDismissed(detached));
		const outcome = await toOutcome(() => api(licensingApi).dismissActivationNotice(detached));
		if (outcome.data) {
			dispatch(dismissalReceived(outcome.data));
		}
		return outcome;
	};

/** Saves or, with "", clears the error message of a license (API-54, NOTICE-35); rolled back on failure. */
export const saveLicensingError =
	(error: string): AsyncThunk<true> =>
	async (dispatch, getState, { api }) => {
		const previous = selectLicensing(getState()).error;
		dispatch(errorChanged(error));
		const outcome = await toOutcome(() => api(licensingApi).saveError(error));
		if (outcome.error) {
			dispatch(errorChanged(previous));
		}
		return outcome;
	};

export const clearLicensingError = () => saveLicensingError('');

const NOTICE = { id: 'license-key' };

/**
 * Submits a key from the form of the plan page (LIC-23 to LIC-26); an empty key, or one while another
 * is pending, is ignored (LIC-27). The counts are reloaded in either case (LIC-40): the server may have
 * attached the key before it reported an error.
 */
export const setLicense =
	(key: string): AsyncThunk<undefined> =>
	async (dispatch, getState, { api }) => {
		const license = cleanLicenseKey(key);
		if (license === '' || selectLicenseApplication(getState()) === 'applying') {
			return { error: BUSY };
		}
		dispatch(applicationChanged('applying'));
		const outcome = await toOutcome(() => api(licensingApi).setLicense(license));
		if (outcome.error) {
			dispatch(applicationChanged('failed'));
			const text = __('Error adding Jetpack license key.', 'dashboard-for-jetpack');
			dispatch(showFailure(outcome.error, text, NOTICE));
		} else {
			dispatch(applicationChanged('applied'));
			const text = __(
				'Jetpack license key added. It may take a minute for the license to be processed.',
				'dashboard-for-jetpack',
			);
			dispatch(showNotice('success', text, NOTICE));
			void dispatch(loadProviderSite({ force: true }));
			void dispatch(loadFeatures({ force: true }));
			void dispatch(loadPurchases({ force: true }));
		}
		await dispatch(refreshLicenseCounts());
		return outcome;
	};

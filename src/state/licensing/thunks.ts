import { licensingApi } from '@/api/entities/licensing';
import type { LicenseCounts, NoticeDismissal } from '@/domain/licensing';
import { toOutcome } from '../outcome';
import { createRemoteLoader } from '../remote-loader';
import type { AppThunk, AsyncThunk } from '../types';
import { licensesSlice, selectLicenses, selectLicensing } from './selectors';
import {
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

/** Takes the counts that come with the first request of the page, which doesn't print them. Without them nobody is reminded of unused licenses. */
export const takeLicenseCounts =
	(): AppThunk =>
	(dispatch, _getState, { api }) => {
		if (api.isAsked('jetpack/v4/licensing/user/counts')) {
			void dispatch(refreshLicenseCounts());
		}
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

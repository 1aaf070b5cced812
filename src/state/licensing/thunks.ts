import { licensingApi } from '@/api/entities/licensing';
import type { LicenseCounts, NoticeDismissal } from '@/domain/licensing';
import { selectCapabilities } from '../connection';
import { toOutcome } from '../store/outcome';
import { createRemoteLoader } from '../store/remote-loader';
import type { AppThunk, AsyncThunk } from '../store/types';
import { licenses, selectLicensing } from './selectors';
import { licensingChanged } from './slice';

/** The owner's licenses; they change with every activation, so screens that show them load with `force`. */
export const loadLicenses = createRemoteLoader(licenses, (api) => api(licensingApi).loadLicenses());

/** A failure keeps the old counts. */
export const refreshLicenseCounts =
	(): AsyncThunk<LicenseCounts> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(licensingApi).loadCounts());
		if (outcome.data) {
			dispatch(licensingChanged({ counts: outcome.data }));
		}
		return outcome;
	};

/** Asks for the counts, which the page doesn't print. Without them nobody is reminded of unused licenses. */
export const loadLicenseCounts =
	(): AppThunk<Promise<unknown> | undefined> => (dispatch, getState) => {
		const isKnown = selectLicensing(getState()).counts !== null;
		const { canActivateLicense } = selectCapabilities(getState());
		return isKnown || !canActivateLicense ? undefined : dispatch(refreshLicenseCounts());
	};

/** Dismisses the reminder of detached licenses at once and saves the dismissal (LIC-20). */
export const dismissActivationNotice =
	(): AsyncThunk<NoticeDismissal> =>
	async (dispatch, getState, { api }) => {
		const detached = selectLicensing(getState()).counts?.detached ?? 0;
		dispatch(licensingChanged({ dismissedCount: detached }));
		const outcome = await toOutcome(() => api(licensingApi).dismissActivationNotice(detached));
		if (outcome.data) {
			dispatch(licensingChanged({ dismissedNotice: outcome.data }));
		}
		return outcome;
	};

/** Saves or, with "", clears the error message of a license (API-54, NOTICE-35); rolled back on failure. */
export const saveLicensingError =
	(error: string): AsyncThunk<true> =>
	async (dispatch, getState, { api }) => {
		const previous = selectLicensing(getState()).error;
		dispatch(licensingChanged({ error }));
		const outcome = await toOutcome(() => api(licensingApi).saveError(error));
		if (outcome.error) {
			dispatch(licensingChanged({ error: previous }));
		}
		return outcome;
	};

export const clearLicensingError = () => saveLicensingError('');

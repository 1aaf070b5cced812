import { findReach } from '@/domain/settings/reach';
import type { SettingsMap } from '@/domain/settings/effects';
import { toOutcome } from './outcome';
import { trialStarted } from './settings/slice';
import { recallTrialChoice } from './trial-memory';
import type { AppThunk } from './types';

/** Fetches the rest with the first risky change, which is saved even if that fails. */
const loadTrial =
	(): AppThunk<Promise<AppThunk<Promise<void>> | undefined>> => async (dispatch) => {
		const { data: trial } = await toOutcome(
			() => import(/* webpackChunkName: "trial" */ './trial'),
		);
		if (!trial) {
			return undefined;
		}
		dispatch(trialStarted());
		return dispatch(trial.beginTrial());
	};

/**
 * Begins a trial of changes that can keep people out.
 *
 * @return What to do after the save; undefined without a trial, so that other saves wait for nothing.
 */
export const startTrial =
	(changes: SettingsMap): AppThunk<ReturnType<ReturnType<typeof loadTrial>> | undefined> =>
	(dispatch, getState) => {
		const isRisky = getState().site.trialPages && Object.keys(changes).some(findReach);
		return isRisky && dispatch(recallTrialChoice()) ? dispatch(loadTrial()) : undefined;
	};

import type { SettingsMap } from '@/domain/settings/effects';
import { canLockOut } from '@/domain/settings/lock-outs';
import { toOutcome } from './outcome';
import { trialStarted } from './settings/slice';
import { recallTrialChoice } from './trial-memory';
import type { AppThunk } from './types';

/** Whether the site should put changes back unless somebody keeps them. */
export const isTrialWanted =
	(changes: SettingsMap): AppThunk<boolean> =>
	(dispatch, getState) =>
		getState().site.trial !== null &&
		Object.keys(changes).some(canLockOut) &&
		dispatch(recallTrialChoice());

/** Asks whether to keep what was saved, if the site has put it on trial. Fetches the code with the first such change. */
export const askToKeep = (): AppThunk<Promise<void>> => async (dispatch) => {
	const { data: trial } = await toOutcome(() => import(/* webpackChunkName: "trial" */ './trial'));
	if (trial) {
		dispatch(trialStarted());
		await dispatch(trial.askToKeep());
	}
};

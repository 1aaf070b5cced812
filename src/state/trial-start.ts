import type { Api } from '@/api';
import { settingsApi } from '@/api/entities/settings';
import type { SettingsMap } from '@/domain/settings/effects';
import { canLockOut } from '@/domain/settings/lock-outs';
import { toOutcome } from './outcome';
import { trialStarted } from './settings/slice';
import { recallTrialChoice } from './trial-memory';
import type { AppThunk } from './types';

/** Asks whether to keep what was saved, if the site has put it on trial. Fetches the code with the first such change. */
const askToKeep = (): AppThunk<Promise<void>> => async (dispatch) => {
	const { data: trial } = await toOutcome(() => import(/* webpackChunkName: "trial" */ './trial'));
	if (trial) {
		dispatch(trialStarted());
		await dispatch(trial.askToKeep());
	}
};

/**
 * Sends settings. Those that can lock people out are put on trial by the same request, and nothing waits for the question.
 *
 * @param known The server's settings, which tell its own keys.
 */
export const sendSettings =
	(api: Api, values: SettingsMap, known: SettingsMap): AppThunk<Promise<unknown>> =>
	async (dispatch, getState) => {
		const isOnTrial =
			getState().site.trial !== null &&
			Object.keys(values).some(canLockOut) &&
			dispatch(recallTrialChoice());
		try {
			return await api(settingsApi).save(values, known, isOnTrial);
		} finally {
			if (isOnTrial) {
				void dispatch(askToKeep());
			}
		}
	};

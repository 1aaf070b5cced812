import { findReach } from '@/domain/settings/reach';
import type { SettingsMap } from '@/domain/settings/effects';
import { toOutcome } from './outcome';
import { trialStarted } from './settings/slice';
import { recallTrialChoice } from './trial-memory';
import type { AppThunk } from './types';

/**
 * Begins a trial of changes that can keep people out. They are saved without one if its code doesn't load.
 *
 * @return What to do after the save; undefined without a trial.
 */
export const startTrial =
	(changes: SettingsMap): AppThunk<Promise<AppThunk<Promise<void>> | undefined>> =>
	async (dispatch, getState) => {
		const isRisky = getState().site.trialPages && Object.keys(changes).some(findReach);
		if (!isRisky || !dispatch(recallTrialChoice())) {
			return undefined;
		}
		const { data: trial } = await toOutcome(
			() => import(/* webpackChunkName: "trial" */ './trial'),
		);
		if (!trial) {
			return undefined;
		}
		dispatch(trialStarted());
		return dispatch(trial.beginTrial());
	};

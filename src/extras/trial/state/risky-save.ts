import { canLockOut } from '@/domain/settings/lock-outs';
import type { SaveExtra } from '@/state/store/types';
import { recallTrialChoice, selectPrinted } from './memory';

/** Asks whether to keep what can lock people out. Fetches the code with the first such change. */
export const riskySave: SaveExtra = {
	question: (changes) => (dispatch, getState) =>
		selectPrinted(getState()) &&
		Object.keys(changes).some(canLockOut) &&
		dispatch(recallTrialChoice())
			? {
					mark: 'dashboard-for-jetpack-trial',
					ask: (confirm) => () =>
						void import(/* webpackChunkName: "after-save" */ './trial').then(
							({ askToKeep }) => dispatch(askToKeep(confirm)),
							() => dispatch(confirm),
						),
				}
			: undefined,
};

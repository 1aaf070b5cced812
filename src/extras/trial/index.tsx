import { useState } from 'react';
import { canLockOut } from '@/domain/settings/effects';
import type { Extra } from '@/screens/common/slot';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import type { SaveExtra } from '@/state/store/types';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { late } from '@/ui/loadable/late';
import { openTrials, recallTrialChoice, selectPrinted } from './state/memory';

const ASK_TO_KEEP = createLoadable(async () => ({
	default: (await import(/* webpackChunkName: "after-save" */ './state/trial')).askToKeep,
}));

/** Asks whether to keep what can lock people out. Fetches the code with the first such change. */
const riskySave: SaveExtra = {
	question: (changes) => (dispatch, getState) =>
		selectPrinted(getState()) &&
		Object.keys(changes).some(canLockOut) &&
		dispatch(recallTrialChoice())
			? {
					mark: 'dashboard-for-jetpack-trial',
					ask: (confirm) => () =>
						void ASK_TO_KEEP.load().then(
							(askToKeep) => dispatch(askToKeep(confirm)),
							() => dispatch(confirm),
						),
				}
			: undefined,
};

const Question = late(() => import(/* webpackChunkName: "after-save" */ './question'));

/** The question, after a risky change on this page or on an earlier one. */
function Place() {
	const dispatch = useAppDispatch();
	const [wasOpen] = useState(() => dispatch(openTrials.recall()) !== null);
	const isOpen = useAppSelector((state) => selectPrinted(state)?.isOpen);
	const isAsked = useAppSelector((state) => 'trial' in state);
	return (isAsked || isOpen || wasOpen) && <Question />;
}

export const trial: Extra = {
	save: riskySave,
	notice: Place,
};

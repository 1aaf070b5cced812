import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { openTrials } from '@/state/trial-memory';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';

const TRIAL_QUESTION = createLoadable(
	() => import(/* webpackChunkName: "trial" */ './trial-question'),
);

/** "Keep these settings?", after a risky change on this page or on an earlier one. */
export function TrialOutlet() {
	const dispatch = useAppDispatch();
	const [wasOpen] = useState(() => dispatch(openTrials.recall()) !== null);
	const isWanted = useAppSelector(({ settings }) => settings.hasTrial) || wasOpen;
	return isWanted && <Late of={TRIAL_QUESTION}>{(Question) => <Question />}</Late>;
}

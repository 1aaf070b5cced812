import { useState } from 'react';
import type { Extra } from '@/screens/common/slot';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import { openTrials, selectPrinted } from './state/memory';
import { riskySave } from './state/risky-save';

const QUESTION = createLoadable(() => import(/* webpackChunkName: "after-save" */ './question'));

/** The question, after a risky change on this page or on an earlier one. */
function Place() {
	const dispatch = useAppDispatch();
	const [wasOpen] = useState(() => dispatch(openTrials.recall()) !== null);
	const isOpen = useAppSelector((state) => selectPrinted(state)?.isOpen);
	const isAsked = useAppSelector(({ trial }) => trial !== undefined);
	return (isAsked || isOpen || wasOpen) && <Late of={QUESTION}>{(Question) => <Question />}</Late>;
}

export const trial: Extra = {
	save: riskySave,
	notice: Place,
};

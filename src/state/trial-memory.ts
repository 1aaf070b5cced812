import * as v from 'valibot';
import type { Trial } from '@/domain/trial';
import { defineMemory } from './memory';
import type { AppThunk } from './types';

const choices = defineMemory('dashboard-for-jetpack-trials', v.picklist(['ask', 'never']), {
	of: 'browser',
});

const OPEN: v.GenericSchema<unknown, Pick<Trial, 'id' | 'changes'>> = v.object({
	id: v.string(),
	changes: v.array(v.looseObject({ key: v.string() })),
});

/** The question that this person has not answered in this browser. */
export const openTrials = defineMemory('dashboard-for-jetpack-open-trial', OPEN, {
	of: 'person and site',
});

/** Whether risky changes are put back unless somebody keeps them: the choice of this browser. */
export const recallTrialChoice = (): AppThunk<boolean> => (dispatch) =>
	dispatch(choices.recall()) !== 'never';

export const chooseTrials = (isAsked: boolean): AppThunk =>
	choices.remember(isAsked ? 'ask' : 'never');

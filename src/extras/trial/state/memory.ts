import * as v from 'valibot';
import { defineMemory } from '@/state/store/memory';
import type { AppThunk, RootState } from '@/state/store/types';
import type { Trial } from '../api/trial';

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

/** The addresses of the pages that people need, and whether a question waits. */
const PRINTED = v.object({ front: v.string(), login: v.string(), isOpen: v.boolean() });

/** What `php-stub/extras/trial` has printed; undefined where the site can't put changes back, or this person has no say in it. */
export function selectPrinted({ site }: RootState) {
	const { success, output } = v.safeParse(PRINTED, site.extras.trial);
	return success ? output : undefined;
}

import * as v from 'valibot';
import { defineMemory } from '@/state/store/memory';
import { selectSite } from '@/state/site';
import type { AppThunk, RootState } from '@/state/store/types';

/** Jetpack's page reads it, too: `Old_Addresses` in PHP, which knows this value. */
const CHOSEN = 'here';

const links = defineMemory('dashboard-for-jetpack-links', v.picklist([CHOSEN, 'there']), {
	of: 'browser',
});

/** Whether there is a choice: only while Jetpack beside this plugin has a dashboard of its own. */
export const selectHasOldAddresses = (state: RootState): boolean => {
	const { isCompanion, missingPages } = selectSite(state);
	return isCompanion && !missingPages.includes('jetpack');
};

export const recallOldAddresses = (): AppThunk<boolean> => (dispatch) =>
	dispatch(links.recall()) === CHOSEN;

export const chooseOldAddresses = (isHere: boolean): AppThunk =>
	links.remember(isHere ? CHOSEN : 'there');

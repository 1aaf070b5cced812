import { __ } from '@wordpress/i18n';
import * as v from 'valibot';
import { RememberedToggle } from '@/screens/common/remembered-toggle';
import { useAppSelector } from '@/state/store/hooks';
import { defineMemory } from '@/state/store/memory';
import { selectSite } from '@/state/site';
import type { AppThunk, RootState } from '@/state/store/types';

/** Jetpack's page reads it, too: `Old_Addresses` in PHP, which knows this value. */
const CHOSEN = 'here';

const links = defineMemory('dashboard-for-jetpack-links', v.picklist([CHOSEN, 'there']), {
	of: 'browser',
});

/** Whether there is a choice: only while Jetpack beside this plugin has a dashboard of its own. */
const selectHasOldAddresses = (state: RootState): boolean => {
	const { isCompanion, missingPages } = selectSite(state);
	return isCompanion && !missingPages.includes('jetpack');
};

const recallOldAddresses = (): AppThunk<boolean> => (dispatch) =>
	dispatch(links.recall()) === CHOSEN;

const chooseOldAddresses = (isHere: boolean): AppThunk => links.remember(isHere ? CHOSEN : 'there');

/** Which dashboard opens for links to Jetpack's own, while there are two. */
export default function LinksToggle() {
	return useAppSelector(selectHasOldAddresses) ? (
		<RememberedToggle
			label={__("Open links to Jetpack's dashboard here")}
			help={__(
				'Links in bookmarks and emails then lead to this dashboard. This applies to this browser only.',
			)}
			recall={recallOldAddresses}
			remember={chooseOldAddresses}
		/>
	) : null;
}

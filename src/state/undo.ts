import { __ } from '@wordpress/i18n';
import type { Undo } from '@/domain/notices/notice';
import { showFailure } from './notices';
import { toOutcome } from './outcome';
import { undoChanges } from './settings';
import type { AsyncThunk } from './types';

const OPT_OUT = 'tracks_opt_out';

/** Loads the code on demand: only the choice about usage data needs it, but every screen offers Undo. */
const undoTracking =
	(what: Undo): AsyncThunk<unknown> =>
	async (dispatch) => {
		const loaded = await toOutcome(
			() => import(/* webpackChunkName: "late-acts" */ './save-tracking'),
		);
		if (loaded.error) {
			const text = __(
				"Couldn't undo this. Check your network, then try again.",
				'dashboard-for-jetpack',
			);
			dispatch(showFailure(loaded.error, text, { id: 'undo' }));
			return loaded;
		}
		return dispatch(loaded.data.undoTracking(what));
	};

/** Undoes the change of a notice. The choice about usage data is saved at the provider, all other settings on the site. */
export function undo(what: Undo): AsyncThunk<unknown> {
	return what.changes.some(({ key }) => key === OPT_OUT) ? undoTracking(what) : undoChanges(what);
}

import { __ } from '@wordpress/i18n';
import type { Undo } from '@/domain/notices';
import { showFailure } from './notices';
import { toOutcome } from './outcome';
import { undoSettings } from './settings';
import type { AsyncThunk } from './types';

const OPT_OUT = 'tracks_opt_out';

/** Loads its code on demand: only a choice about usage data needs it, and every screen offers to undo. */
const undoTracking =
	(tracksOptOut: boolean): AsyncThunk<unknown> =>
	async (dispatch) => {
		const loaded = await toOutcome(() => import(/* webpackChunkName: "undo" */ './save-tracking'));
		if (loaded.error) {
			const text = __(
				"Couldn't undo this. Check your network, then try again.",
				'dashboard-for-jetpack',
			);
			dispatch(showFailure(loaded.error, text, { id: 'undo' }));
			return loaded;
		}
		return dispatch(loaded.data.saveTracking(tracksOptOut, { isUndo: true }));
	};

/** Undoes what a notice offers to undo. The provider keeps the choice about usage data, the site all other settings. */
export function undo(what: Undo): AsyncThunk<unknown> {
	const optOut = what.values[OPT_OUT];
	return typeof optOut === 'boolean' ? undoTracking(optOut) : undoSettings(what);
}

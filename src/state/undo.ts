import type { Undo } from '@/domain/notices';
import { undoSettings } from './settings';
import type { AsyncThunk } from './types';

const OPT_OUT = 'tracks_opt_out';

/** The code is there already: what is undone was saved with it. */
const undoTracking =
	(tracksOptOut: boolean): AsyncThunk<unknown> =>
	async (dispatch) => {
		const { saveTracking } = await import(/* webpackChunkName: "undo" */ './save-tracking');
		return dispatch(saveTracking(tracksOptOut, { isUndo: true }));
	};

/** Takes back what a notice offers to undo; the provider keeps the choice about usage data, and not the settings. */
export function undo(what: Undo): AsyncThunk<unknown> {
	const optOut = what.values[OPT_OUT];
	return typeof optOut === 'boolean' ? undoTracking(optOut) : undoSettings(what);
}

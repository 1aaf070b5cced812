import type { Undo } from '@/domain/notices';
import { undoSettings } from './settings';
import type { AsyncThunk } from './types';

/** The code is there already: what is undone was saved with it. */
const undoTracking =
	(tracksOptOut: boolean): AsyncThunk<unknown> =>
	async (dispatch) => {
		const { saveTracking } = await import(/* webpackChunkName: "undo" */ './tracking');
		return dispatch(saveTracking(tracksOptOut, { isUndo: true }));
	};

/** Takes back what a notice offers to undo; the provider keeps the choice about usage data, and not the settings. */
export const undo = ({ values, ...what }: Undo): AsyncThunk<unknown> =>
	typeof values.tracks_opt_out === 'boolean'
		? undoTracking(values.tracks_opt_out)
		: undoSettings({ values, ...what });

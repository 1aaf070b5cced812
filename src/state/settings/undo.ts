import { __ } from '@wordpress/i18n';
import type { Undo } from '@/domain/notices/notice';
import type * as Rules from '@/domain/settings/undo';
import { showFailure, showNotice } from '../notices';
import { toOutcome } from '../store/outcome';
import { buildSaveSentences, describeResult, SAVE_NOTICE, saveValues } from '.';
import type * as Tracking from './save-tracking';
import type { AsyncThunk } from '../store/types';

const OPT_OUT = 'tracks_opt_out';

type Code = typeof Rules | typeof Tracking;

/** The choice about usage data is saved at the provider, all other settings on the site. The rules for those come with the first save. */
const load = ({ changes }: Undo): Promise<Code> =>
	changes.some(({ key }) => key === OPT_OUT)
		? import(/* webpackChunkName: "late-acts" */ './save-tracking')
		: import(/* webpackChunkName: "tools" */ '@/domain/settings/undo');

/**
 * Undoes changes, once: an undo offers no further undo. The server compares them first, and what somebody else has changed since is left
 * as it is.
 */
export const undo =
	(what: Undo, options: Rules.UndoOptions = {}): AsyncThunk<unknown> =>
	async (dispatch, getState) => {
		const { data: code, error } = await toOutcome<Code>(() => load(what));
		if (error) {
			const text = __("Couldn't undo this. Check your network, then try again.");
			dispatch(showFailure(error, text, { id: 'undo' }));
			return { error };
		}
		if ('undoTracking' in code) {
			return dispatch(code.undoTracking(what));
		}
		const { success, describeLeft, ...plan } = code.planUndo(what, getState(), options);
		const outcome = await dispatch(
			saveValues({
				...plan,
				sentences: { ...buildSaveSentences(false), success },
				result: describeResult(plan.control.values, what),
			}),
		);
		const left = describeLeft(getState().settings.saved);
		if (left && !outcome.error) {
			dispatch(showNotice('warning', left, SAVE_NOTICE));
		}
		return outcome;
	};

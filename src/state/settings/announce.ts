import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import type { Undo } from '@/domain/notices';
import { selectNotices, showFailure, showNotice } from '../notices';
import type { AppThunk } from '../types';

const NOTICE = { id: 'settings-save' };

/** What a save says of itself, where it does not say what all saves say. */
export interface SaveSentences {
	progress: string;
	success: string;
	failure: (error: ErrorInfo) => string;
}

/** What the server said, or else how the call went wrong. */
const getReason = ({ message, code, kind }: ErrorInfo): string => message || code || kind;

/** What stays said where a save was asked for; a session that is over has a notice that stays. */
export const toLastingFailure = (place: string | undefined, error: ErrorInfo) =>
	place === undefined || error.kind === 'session' || error.kind === 'other-user'
		? undefined
		: { place, reason: error.serverMessage || getReason(error) };

/** NOTICE-20 to NOTICE-25. */
export const buildSaveSentences = (willReload: boolean): SaveSentences => ({
	progress: __('Updating settings…', 'dashboard-for-jetpack'),
	success: willReload
		? __('Updated settings. Refreshing page…', 'dashboard-for-jetpack')
		: __('Updated settings.', 'dashboard-for-jetpack'),
	failure: (error) =>
		sprintf(
			/* translators: %s: what the server said. */
			__('Error updating settings. %s', 'dashboard-for-jetpack'),
			getReason(error),
		),
});

/** The same of what is taken back. */
export const buildUndoSentences = (): SaveSentences => ({
	...buildSaveSentences(false),
	success: __('Undone.', 'dashboard-for-jetpack'),
});

export const announceProgress =
	({ progress }: SaveSentences): AppThunk =>
	(dispatch) =>
		dispatch(showNotice('info', progress, NOTICE));

export const announceSuccess =
	({ success }: SaveSentences, undo?: Undo): AppThunk =>
	(dispatch) =>
		dispatch(showNotice('success', success, { ...NOTICE, undo }));

/** Says of several saves that the server has them all, and still on the page that is gone to (NOTICE-08). */
export const announceSettingsSaved = (): AppThunk => (dispatch) =>
	dispatch(
		showNotice('success', buildSaveSentences(false).success, {
			...NOTICE,
			displayOnNextPage: true,
		}),
	);

/** A save that was not needed any more leaves no word of its progress behind. */
export const settleProgress =
	(said: SaveSentences): AppThunk =>
	(dispatch, getState) => {
		const shown = selectNotices(getState()).find(({ noticeId }) => noticeId === NOTICE.id);
		if (shown?.status === 'is-info') {
			dispatch(announceSuccess(said));
		}
	};

/** Says that a save failed, with the server's reason (NOTICE-23). */
export const reportSettingsFailure =
	(error: ErrorInfo, { failure } = buildSaveSentences(false)): AppThunk =>
	(dispatch) =>
		dispatch(showFailure(error, failure(error), NOTICE));

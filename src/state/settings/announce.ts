import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import { showFailure, showNotice } from '../notices';
import type { AppThunk } from '../types';

const NOTICE = { id: 'settings-save' };

/** What a save says of itself, where it does not say what all saves say. */
export interface SaveSentences {
	progress: string;
	success: string;
	failure: (error: ErrorInfo) => string;
}

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
			error.message || error.code || error.kind,
		),
});

export const announceProgress =
	({ progress }: SaveSentences): AppThunk =>
	(dispatch) =>
		dispatch(showNotice('info', progress, NOTICE));

export const announceSuccess =
	({ success }: SaveSentences): AppThunk =>
	(dispatch) =>
		dispatch(showNotice('success', success, NOTICE));

/** Says that a save failed, with the server's reason (NOTICE-23). */
export const reportSettingsFailure =
	(error: ErrorInfo, { failure } = buildSaveSentences(false)): AppThunk =>
	(dispatch) =>
		dispatch(showFailure(error, failure(error), NOTICE));

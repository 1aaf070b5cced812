import { __ } from '@wordpress/i18n';
import {
	createNotice,
	RELEASE_NOTES_ID,
	ERROR_NOTICE_DURATION,
	SUCCESS_NOTICE_DURATION,
	type NoticeOptions,
	type NoticeStatus,
} from '@/domain/notices';
import type { ErrorInfo } from '@/api';
import { accountApi } from '@/api/entities/account';
import { joinUrl } from '@/lib/safe-url';
import { recordClick } from '../analytics';
import { toOutcome } from '../outcome';
import type { AppThunk, AsyncThunk } from '../types';
import { dismissalsReceived, releaseNotesDismissed, removed, shown } from './slice';

const DURATIONS: Record<NoticeStatus, number> = {
	success: SUCCESS_NOTICE_DURATION,
	error: ERROR_NOTICE_DURATION,
	info: 0,
	warning: 0,
};

/** Shows a notice; success and error disappear after a while unless told otherwise (NOTICE-36, NOTICE-37). */
export const showNotice =
	(status: NoticeStatus, text: string, options: NoticeOptions): AppThunk =>
	(dispatch) => {
		dispatch(shown(createNotice(status, text, { duration: DURATIONS[status], ...options })));
	};

/** One notice for whatever was not sent. Its button is for whoever has kept the page for what is unsaved. */
const showOtherUser =
	(): AppThunk =>
	(dispatch, getState, { browser }) =>
		dispatch(
			showNotice(
				'error',
				__('Someone else is logged in now, so nothing was saved.', 'dashboard-for-jetpack'),
				{
					id: 'other-user',
					duration: 0,
					persistent: true,
					button: __('Reload the page', 'dashboard-for-jetpack'),
					href: joinUrl(getState().site.adminUrl, browser.pagePath()),
				},
			),
		);

/**
 * Somebody else has logged in from another tab: what is done here would be done in that person's name. The
 * notice stands while the new page is on its way, or while unsaved fields keep this one.
 */
export const reloadForOtherUser =
	(): AppThunk =>
	(dispatch, _getState, { browser }) => {
		dispatch(showOtherUser());
		browser.reload();
	};

/**
 * Says why something failed. A session that is over, or that is somebody else's, is said once, in a notice
 * that stays, with the way on.
 */
export const showFailure =
	(error: ErrorInfo, text: string, options: NoticeOptions): AppThunk =>
	(dispatch, getState) => {
		if (error.kind === 'other-user') {
			dispatch(removed(options.id));
			dispatch(showOtherUser());
			return;
		}
		if (error.kind !== 'session') {
			dispatch(showNotice('error', text, options));
			return;
		}
		dispatch(
			showNotice('error', error.message, {
				id: options.id,
				duration: 0,
				persistent: true,
				button: __('Log in', 'dashboard-for-jetpack'),
				href: joinUrl(getState().site.adminUrl, 'index.php'),
				isExternal: true,
			}),
		);
	};

/** Puts a server notice away for good (API-48). */
export const dismissServerNotice =
	(id: string): AsyncThunk<Record<string, boolean>> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(accountApi).dismissNotice(id));
		if (outcome.data) {
			dispatch(dismissalsReceived(outcome.data));
		}
		return outcome;
	};

/** Puts the release notes away at once, and has the site remember it (DASH-40). */
export const dismissReleaseNotes = (): AsyncThunk<Record<string, boolean>> => (dispatch) => {
	dispatch(recordClick('warm_welcome_dismiss'));
	dispatch(releaseNotesDismissed());
	return dispatch(dismissServerNotice(RELEASE_NOTES_ID));
};

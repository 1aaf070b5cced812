import { __ } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import { accountApi } from '@/api/entities/account';
import {
	createNotice,
	ACTION_NOTICE_DURATION,
	ERROR_NOTICE_DURATION,
	SUCCESS_NOTICE_DURATION,
	type NoticeOptions,
	type NoticeStatus,
} from '@/domain/notices/notice';
import { RELEASE_NOTES_ID } from '@/domain/notices/release-notes';
import { joinUrl } from '@/lib/safe-url';
import { recordClick } from '../store/analytics';
import { toOutcome, isUnconfirmed, mayBeOfOthers } from '../store/outcome';
import type { RootState, AppThunk, AsyncThunk } from '../store/types';
import { dismissalsReceived, navigated, releaseNotesDismissed, removed, shown } from './slice';

export {
	removed as noticeRemoved,
	shown as noticeShown,
	dismissalsCleared,
	stateMessageReceived,
	stateNoticeDismissed,
} from './slice';

export const selectNotices = (state: RootState) => state.notices.list;
export const selectStateNotices = (state: RootState) => state.notices.fromPage;

const DURATIONS: Record<NoticeStatus, number> = {
	success: SUCCESS_NOTICE_DURATION,
	error: ERROR_NOTICE_DURATION,
	info: 0,
	warning: 0,
};

/**
 * Shows a notice. By default, success and error disappear after a while (NOTICE-36, NOTICE-37), and an error is drawn
 * above an open dialog (NOTICE-06).
 */
export const showNotice =
	(status: NoticeStatus, text: string, options: NoticeOptions): AppThunk =>
	(dispatch) => {
		const hasAction = status === 'success' && (options.undo || options.action);
		const duration = hasAction ? ACTION_NOTICE_DURATION : DURATIONS[status];
		const isOverlay = status === 'error';
		dispatch(shown(createNotice(status, text, { duration, isOverlay, ...options })));
	};

/** Clears the notices of the screen that was left (NOTICE-08). Without notices nothing is dispatched, because that runs every selector. */
export const clearPassingNotices = (): AppThunk => (dispatch, getState) => {
	if (getState().notices.list.length > 0) {
		dispatch(navigated());
	}
};

/** An error on every screen, until the new page loads. */
const askToReload =
	(id: string, text: string): AppThunk =>
	(dispatch, getState, { browser }) =>
		dispatch(
			showNotice('error', text, {
				id,
				duration: 0,
				isPersistent: true,
				action: {
					label: __('Reload the page'),
					href: joinUrl(getState().site.adminUrl, browser.pagePath()),
				},
			}),
		);

/** One notice for all requests that were not sent. Its button is for users who stayed on the page because of unsaved text. */
const showOtherUser = (): AppThunk =>
	askToReload('other-user', __('Someone else is logged in now, so nothing was saved.'));

export const OLD_PAGE = 'old-page';

/** In the first chunk, because the refresh code may be in the chunk that failed. */
export const reportOldPage = (): AppThunk =>
	askToReload(OLD_PAGE, __('This page may show old settings.'));

/**
 * Another user has logged in from another tab, so actions here would run as that user. The notice is shown
 * until the new page loads, or as long as unsaved fields keep this one open.
 */
export const reloadForOtherUser =
	(): AppThunk =>
	(dispatch, _getState, { browser }) => {
		dispatch(showOtherUser());
		browser.reload();
	};

/** The link to the check, which finds out who answered. */
export const toCheck = () => ({
	label: __('Check this site'),
	href: '#/tools' as const,
});

/**
 * Reports why a request failed. An expired session, or one of another user, is reported once, in a notice
 * that stays and offers to reload. Where nobody knows whether it failed, the notice doesn't say that it did.
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
			const isUnknown = isUnconfirmed(error);
			const help = mayBeOfOthers(error) ? { duration: 0, action: toCheck() } : {};
			dispatch(showNotice('error', isUnknown ? error.message : text, { ...help, ...options }));
			return;
		}
		dispatch(
			showNotice('error', error.message, {
				id: options.id,
				duration: 0,
				isPersistent: true,
				action: {
					label: __('Log in'),
					href: joinUrl(getState().site.adminUrl, 'index.php'),
					isExternal: true,
				},
			}),
		);
	};

/** Dismisses a notice for good, on the site (API-48). */
export const dismissOnSite =
	(id: string): AsyncThunk<Record<string, boolean>> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(accountApi).dismissNotice(id));
		if (outcome.data) {
			dispatch(dismissalsReceived(outcome.data));
		}
		return outcome;
	};

/** Dismisses the release notes at once and saves the dismissal on the site (DASH-40). */
export const dismissReleaseNotes = (): AsyncThunk<Record<string, boolean>> => (dispatch) => {
	dispatch(recordClick('warm_welcome_dismiss'));
	dispatch(releaseNotesDismissed());
	return dispatch(dismissOnSite(RELEASE_NOTES_ID));
};

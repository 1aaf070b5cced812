import { __ } from '@wordpress/i18n';
import { PAGE_INSTEAD, type ErrorInfo } from '@/api';
import { readLack } from '@/lib/remote';
import { refreshConnection } from '../connection';
import { noticeRemoved, OLD_PAGE, reportOldPage, showFailure, showNotice } from '../notices';
import { refreshModules } from '../modules/refresh';
import { piecesAnswered, piecesRequested, selectUnread } from '.';
import type { AppThunk, AsyncThunk, RootState } from '../store/types';

/**
 * An expired session needs a login, not a reload. If a piece was missing from the start, the notice gives the site's own reason. If the site lacks
 * the call, the screen says so in its place.
 */
const reportFailure =
	(error: ErrorInfo): AppThunk =>
	(dispatch, getState) => {
		if (readLack(error)) {
			return;
		}
		const isNews =
			['session', 'other-user'].includes(error.kind) || selectUnread(getState()) !== null;
		dispatch(
			isNews
				? showFailure(error, error.message, {
						id: OLD_PAGE,
						duration: 0,
						...(error.code !== PAGE_INSTEAD && {
							action: { label: __('Try again'), readsAgain: true },
						}),
					})
				: reportOldPage(),
		);
	};

/** The pieces that the site has answered between two states. An empty list of modules isn't an answer, and leaves the state as it is. */
const listAnswered = (before: RootState, after: RootState, hasConnection: boolean): string[] => [
	...(before.modules === after.modules ? [] : ['modules']),
	...(before.settings.saved === after.settings.saved ? [] : ['settings']),
	...(hasConnection ? ['connection'] : []),
];

/** Reads the modules, the settings and the connection again: all switches depend on them. Success is announced if a person asked for it. */
const refreshPage =
	({ isAsked = false } = {}): AsyncThunk<true> =>
	async (dispatch, getState) => {
		if (isAsked) {
			// A further failure is announced like the first one.
			dispatch(noticeRemoved(OLD_PAGE));
		}
		dispatch(piecesRequested());
		const before = getState();
		const [modules, connection] = await Promise.all([
			dispatch(refreshModules()),
			dispatch(refreshConnection()),
		]);
		const error = modules.error ?? connection.error;
		dispatch(piecesAnswered(listAnswered(before, getState(), !connection.error)));
		if (error) {
			dispatch(reportFailure(error));
			return { error };
		}
		dispatch(noticeRemoved(OLD_PAGE));
		if (isAsked && !selectUnread(getState())) {
			const text = __('Everything is up to date.');
			dispatch(showNotice('success', text, { id: OLD_PAGE }));
		}
		return { data: true };
	};

export default refreshPage;

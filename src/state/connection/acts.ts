import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { SUCCESS_NOTICE_DURATION } from '@/domain/notices/notice';
import { HOST, PRODUCT, withHost } from '@/lib/brand';
import { leaveFor } from '../store/browser';
import { showFailure, showNotice } from '../notices';
import { BUSY } from '../store/outcome';
import type { AsyncThunk } from '../store/types';
import { taskStarted, userUnlinked } from './slice';
import { readEnd, refreshEndedConnection, runTask } from './thunks';

const TEST_NOTICE = 'connection-test';
const RECONNECT_NOTICE = 'connection-reconnect';
const UNLINK_NOTICE = 'connection-unlink';

const testFailed = (reason: string) =>
	/* translators: %s: the server's error message. */
	sprintf(__('There was an error testing Jetpack. Error: %s'), reason);

const reconnectFailed = (reason: string) =>
	sprintf(
		/* translators: 1: the product, 2: the server's error message. */
		__('There was an error reconnecting %1$s. Error: %2$s'),
		PRODUCT,
		reason,
	);

const unlinking = () =>
	/* translators: %s: name of the provider. */
	withHost(__('Unlinking from %s'));

const unlinked = () =>
	/* translators: %s: name of the provider. */
	withHost(__('Unlinked from %s.'));

const unlinkFailed = (reason: string) =>
	sprintf(
		/* translators: 1: name of the provider, 2: the server's error message. */
		__('Error unlinking from %1$s. Error: %2$s'),
		HOST,
		reason,
	);

/** Tests the connection and shows the result in a notice (NOTICE-12 to NOTICE-14). */
export const testConnection =
	(): AsyncThunk<{ code: string; message: string }> => async (dispatch) => {
		dispatch(
			showNotice('info', __('Testing Jetpack Connection'), {
				id: TEST_NOTICE,
			}),
		);
		const outcome = await dispatch(runTask('test', (api) => api(connectionActsApi).test()));
		if (outcome.error) {
			dispatch(showFailure(outcome.error, testFailed(outcome.error.message), { id: TEST_NOTICE }));
			return outcome;
		}
		const { code, message } = outcome.data;
		dispatch(showNotice(code === 'success' ? 'success' : 'error', message, { id: TEST_NOTICE }));
		return outcome;
	};

/** Reconnects the site, then opens the approval page or reloads (CONN-31 to CONN-34, NOTICE-16). */
export const reconnectSite =
	(): AsyncThunk<{ status: string; authorizeUrl: string }> =>
	async (dispatch, getState, { browser }) => {
		if (getState().connection.running) {
			return { error: BUSY };
		}
		dispatch(
			showNotice('info', __('Reconnecting Jetpack'), {
				id: RECONNECT_NOTICE,
			}),
		);
		const fail = (error: ErrorInfo) => {
			const text = reconnectFailed(error.message || error.code);
			dispatch(showFailure(error, text, { id: RECONNECT_NOTICE }));
			return { error };
		};
		const outcome = await dispatch(
			runTask('reconnect', (api) => api(connectionActsApi).reconnect()),
		);
		if (outcome.error) {
			return fail(outcome.error);
		}
		const { status, authorizeUrl } = outcome.data;
		if (status === 'in_progress' && authorizeUrl) {
			const left = dispatch(leaveFor(authorizeUrl));
			if (left.error) {
				return fail(left.error);
			}
		} else {
			browser.reload();
		}
		// The task stays running until the page unloads, so that a second click is ignored (CONN-32).
		dispatch(taskStarted('reconnect'));
		return outcome;
	};

/** Unlinks the user's account and reloads the connection (CONN-35, NOTICE-15). */
export const unlinkUser = (): AsyncThunk<undefined> => async (dispatch, getState) => {
	if (getState().connection.running) {
		return { error: BUSY };
	}
	dispatch(showNotice('info', unlinking(), { id: UNLINK_NOTICE }));
	const outcome = await dispatch(
		runTask('unlink', (api) => api(connectionActsApi).unlinkUser(), readEnd('isUserConnected')),
	);
	if (outcome.error) {
		dispatch(
			showFailure(outcome.error, unlinkFailed(outcome.error.message), { id: UNLINK_NOTICE }),
		);
		return outcome;
	}
	dispatch(userUnlinked());
	dispatch(
		showNotice('success', unlinked(), { id: UNLINK_NOTICE, duration: SUCCESS_NOTICE_DURATION }),
	);
	await dispatch(refreshEndedConnection());
	return outcome;
};

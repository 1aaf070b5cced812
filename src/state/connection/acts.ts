import { __, sprintf } from '@wordpress/i18n';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { SUCCESS_NOTICE_DURATION } from '@/domain/notices/notice';
import { HOST, PRODUCT, withHost } from '@/lib/brand';
import { leaveFor } from '../store/browser';
import { showFailure, showNotice } from '../notices';
import { BUSY } from '../store/outcome';
import type { AsyncThunk } from '../store/types';
import { taskStarted, userUnlinked } from './slice';
import { readEnd, refreshEndedConnection, runTask } from './thunks';

/** Runs a task with a notice that it is under way, and then with one that says why it failed. */
const runAloud =
	<T>(
		run: AsyncThunk<T>,
		id: string,
		progress: string,
		describeFailure: (reason: string) => string,
	): AsyncThunk<T> =>
	async (dispatch, getState) => {
		if (getState().connection.running) {
			return { error: BUSY };
		}
		dispatch(showNotice('info', progress, { id }));
		const outcome = await dispatch(run);
		if (outcome.error) {
			const { message, code } = outcome.error;
			dispatch(showFailure(outcome.error, describeFailure(message || code), { id }));
		}
		return outcome;
	};

const TEST_NOTICE = 'connection-test';

/** Tests the connection and shows the result in a notice (NOTICE-12 to NOTICE-14). */
export const testConnection =
	(): AsyncThunk<{ code: string; message: string }> => async (dispatch) => {
		const outcome = await dispatch(
			runAloud(
				runTask('test', (api) => api(connectionActsApi).test()),
				TEST_NOTICE,
				__('Testing Jetpack Connection'),
				(reason) =>
					/* translators: %s: the server's error message. */
					sprintf(__('There was an error testing Jetpack. Error: %s'), reason),
			),
		);
		if (outcome.data) {
			const { code, message } = outcome.data;
			dispatch(showNotice(code === 'success' ? 'success' : 'error', message, { id: TEST_NOTICE }));
		}
		return outcome;
	};

/** Runs the task, then opens the approval page or reloads. */
const reconnect =
	(): AsyncThunk<{ status: string; authorizeUrl: string }> =>
	async (dispatch, _getState, { browser }) => {
		const outcome = await dispatch(
			runTask('reconnect', (api) => api(connectionActsApi).reconnect()),
		);
		if (outcome.error) {
			return outcome;
		}
		const { status, authorizeUrl } = outcome.data;
		if (status === 'in_progress' && authorizeUrl) {
			const left = dispatch(leaveFor(authorizeUrl));
			if (left.error) {
				return left;
			}
		} else {
			browser.reload();
		}
		// The task stays running until the page unloads, so that a second click is ignored (CONN-32).
		dispatch(taskStarted('reconnect'));
		return outcome;
	};

/** Reconnects the site, then opens the approval page or reloads (CONN-31 to CONN-34, NOTICE-16). */
export const reconnectSite = (): ReturnType<typeof reconnect> =>
	runAloud(reconnect(), 'connection-reconnect', __('Reconnecting Jetpack'), (reason) =>
		sprintf(
			/* translators: 1: the product, 2: the server's error message. */
			__('There was an error reconnecting %1$s. Error: %2$s'),
			PRODUCT,
			reason,
		),
	);

const UNLINK_NOTICE = 'connection-unlink';

/** Unlinks the user's account and reloads the connection (CONN-35, NOTICE-15). */
export const unlinkUser = (): AsyncThunk<undefined> => async (dispatch) => {
	const outcome = await dispatch(
		runAloud(
			runTask('unlink', (api) => api(connectionActsApi).unlinkUser(), readEnd('isUserConnected')),
			UNLINK_NOTICE,
			/* translators: %s: name of the provider. */
			withHost(__('Unlinking from %s')),
			(reason) =>
				sprintf(
					/* translators: 1: name of the provider, 2: the server's error message. */
					__('Error unlinking from %1$s. Error: %2$s'),
					HOST,
					reason,
				),
		),
	);
	if (!outcome.error) {
		dispatch(userUnlinked());
		/* translators: %s: name of the provider. */
		const text = withHost(__('Unlinked from %s.'));
		const notice = { id: UNLINK_NOTICE, duration: SUCCESS_NOTICE_DURATION };
		dispatch(showNotice('success', text, notice));
		await dispatch(refreshEndedConnection());
	}
	return outcome;
};

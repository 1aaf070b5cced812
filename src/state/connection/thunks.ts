import type { Api, ErrorInfo } from '@/api';
import { connectionApi } from '@/api/entities/connection';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { stateMessageReceived } from '../notices';
import { BUSY, toOutcome, toWriteOutcome } from '../store/outcome';
import type { AppThunk, AsyncThunk } from '../store/types';
import {
	type ConnectionTask,
	connectUrlReceived,
	siteDisconnected,
	statusReceived,
	taskEnded,
	taskStarted,
} from './slice';

/** Whether a change that ends a connection reached the site, by a flag of its state. */
export const readEnd =
	(flag: 'isRegistered' | 'isUserConnected') =>
	async (api: Api): Promise<{ data: undefined } | undefined> =>
		(await api(connectionApi).loadStatus())[flag] ? undefined : { data: undefined };

/** Runs one change of the connection; a second one, or a second click, is ignored while it runs (CONN-32). */
export const runTask =
	<T>(
		task: ConnectionTask,
		call: (api: Api) => Promise<T>,
		read?: (api: Api) => Promise<{ data: T } | undefined>,
	): AsyncThunk<T> =>
	async (dispatch, getState, { api }) => {
		if (getState().connection.running) {
			return { error: BUSY };
		}
		dispatch(taskStarted(task));
		const outcome = await (task === 'test'
			? toOutcome(() => call(api))
			: toWriteOutcome(() => call(api), read && (() => read(api))));
		dispatch(taskEnded());
		return outcome;
	};

export const refreshConnection =
	(): AsyncThunk<unknown> =>
	async (dispatch, _getState, { api }) => {
		const status = await toOutcome(() => api(connectionApi).loadStatus());
		if (status.data) {
			// Keeps the fields that only the page prints and the answer lacks.
			const {
				isInIdentityCrisis: _crisis,
				sandboxDomain: _sandbox,
				errors: _errors,
				...known
			} = status.data;
			dispatch(statusReceived(known));
		}
		return status;
	};

/**
 * Reloads the state of a connection that has ended, and the address that starts it again (CONN-18, CONN-35). The address may fail: the server
 * refuses it to users who may not connect an account. Nothing else asks for it, because Jetpack saves secrets to build it.
 */
export const refreshEndedConnection =
	(): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { api }) => {
		const [url] = await Promise.all([
			toOutcome(() => api(connectionApi).loadConnectUrl()),
			dispatch(refreshConnection()),
		]);
		if (url.data !== undefined) {
			dispatch(connectUrlReceived(url.data));
		}
	};

/** Another tab or administrator has disconnected the site already, so this is a success. */
const isDoneAlready =
	({ code }: ErrorInfo): AppThunk<Promise<boolean>> =>
	async (dispatch, getState) => {
		if (code !== 'disconnect_failed') {
			return false;
		}
		await dispatch(refreshConnection());
		return !getState().connection.status.isRegistered;
	};

/** Disconnects the site and all of its users (CONN-18, DISCON-09, DISCON-16). */
export const disconnectSite = (): AsyncThunk<undefined> => async (dispatch) => {
	const outcome = await dispatch(
		runTask(
			'disconnect',
			(api) => api(connectionActsApi).disconnectSite(),
			readEnd('isRegistered'),
		),
	);
	if (outcome.error && !(await dispatch(isDoneAlready(outcome.error)))) {
		return outcome;
	}
	dispatch(siteDisconnected());
	dispatch(stateMessageReceived('disconnected'));
	await dispatch(refreshEndedConnection());
	return { data: undefined };
};

import type { Api } from '@/api';
import { connectionApi } from '@/api/entities/connection';
import { BUSY, toOutcome, toWriteOutcome } from '../store/outcome';
import type { AppThunk, AsyncThunk } from '../store/types';
import {
	type ConnectionTask,
	connectUrlReceived,
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

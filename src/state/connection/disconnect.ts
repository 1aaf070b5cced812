import type { ErrorInfo } from '@/api';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { stateMessageReceived } from '../notices';
import type { AppThunk, AsyncThunk } from '../store/types';
import { readEnd, refreshConnection, refreshEndedConnection, runTask } from './thunks';
import { siteDisconnected } from './slice';

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

/** Disconnects the site and all of its users (CONN-18, DISCON-09, DISCON-16). In a file of its own, so that only its dialog loads it. */
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

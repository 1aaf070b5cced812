import { BUSY, toOutcome } from '../outcome';
import type { AsyncThunk } from '../types';
import type { Api } from '@/api';
import { taskEnded, taskStarted, type ConnectionTask } from './slice';

/** Runs one change of the connection; a second one, or a second click, is ignored while it runs (CONN-32). */
export const runTask =
	<T>(task: ConnectionTask, call: (api: Api) => Promise<T>): AsyncThunk<T> =>
	async (dispatch, getState, { api }) => {
		if (getState().connection.running) {
			return { error: BUSY };
		}
		dispatch(taskStarted(task));
		const outcome = await toOutcome(() => call(api));
		dispatch(taskEnded());
		return outcome;
	};

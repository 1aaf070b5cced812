import { connectionApi } from '@/api';
import type { ConnectedPlugins } from '@/domain/connection';
import { toOutcome } from '../outcome';
import type { AsyncThunk } from '../types';
import { pluginsReceived } from './slice';

/** Which plugins rely on the connection now; what the page printed stands where this fails (API-14, DATA-03). */
export const loadConnectedPlugins =
	(): AsyncThunk<ConnectedPlugins> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(connectionApi).loadPlugins());
		if (outcome.data) {
			dispatch(pluginsReceived(outcome.data));
		}
		return outcome;
	};

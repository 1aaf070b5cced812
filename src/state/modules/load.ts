import { modulesApi } from '@/api';
import type { ModuleMap } from '@/domain/modules';
import { toOutcome } from '../outcome';
import type { AsyncThunk } from '../types';
import { received } from './slice';

export const loadModules =
	(): AsyncThunk<ModuleMap> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(modulesApi).loadAll());
		if (outcome.data) {
			dispatch(received(outcome.data));
		}
		return outcome;
	};

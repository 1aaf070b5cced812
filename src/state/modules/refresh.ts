import { canAct } from '@/domain/calls/acts';
import { injectRemote } from '../store/inject-slice';
import { loadModules } from '.';
import { loadSettings } from '../settings/load';
import type { AsyncThunk } from '../store/types';

const list = injectRemote<true>('moduleList');

/** Whether the modules and their switches have been read again since the page was printed. */
export const selectModuleList = list.select;

/**
 * Reads all modules and settings again, because the page may have been printed long ago. Both are the server's newest
 * values: no save is sent between the two.
 */
export const refreshModules =
	(): AsyncThunk<true> =>
	async (dispatch, getState, { api }) => {
		dispatch(list.requested());
		const [modules, settings] = await api.inTurn(() =>
			Promise.all([dispatch(loadModules()), dispatch(loadSettings())]),
		);
		// Without the call for it, the page's own list is the newest there is.
		const hasList = canAct(getState().site.missingRoutes, 'refresh-modules');
		const error = (hasList ? modules.error : undefined) ?? settings.error;
		dispatch(error ? list.failed(error) : list.received(true));
		return error ? { error } : { data: true };
	};

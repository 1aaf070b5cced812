import { nanoid } from '@reduxjs/toolkit';
import type { Api } from '@/api';
import { BUSY, toOutcome } from '../outcome';
import type { AsyncThunk } from '../types';
import { selectIsSettingPending, selectSetting } from './selectors';
import { saveFailed, saveStarted, saveSucceeded } from './slice';

/**
 * Switches a key on by another call than the shared save. Until the answer is there it counts as busy
 * and shows as it was; a second request is ignored meanwhile.
 */
export const switchOn =
	(key: string, call: (api: Api) => Promise<unknown>): AsyncThunk<undefined> =>
	async (dispatch, getState, { api }) => {
		if (selectIsSettingPending(getState(), key)) {
			return { error: BUSY };
		}
		const save = { saveId: nanoid(), changes: { [key]: selectSetting(getState(), key) } };
		dispatch(saveStarted(save));
		const { error } = await toOutcome(() => call(api));
		dispatch(error ? saveFailed(save) : saveSucceeded({ ...save, values: { [key]: true } }));
		return error ? { error } : { data: undefined };
	};

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { recordApi } from '../api/record';
import type { SiteRecord } from '../domain/record';
import { injectSlice } from '@/state/store/inject-slice';
import { toOutcome } from '@/state/store/outcome';
import type { AsyncThunk, ErrorInfo } from '@/state/store/types';

interface RecordState {
	/** Null before it is known. */
	record: SiteRecord | null;
	error: ErrorInfo | null;
}

const slice = createSlice({
	name: 'siteRecord',
	initialState: (): RecordState => ({ record: null, error: null }),
	reducers: {
		known: (_state, { payload }: PayloadAction<SiteRecord>): RecordState => ({
			record: payload,
			error: null,
		}),
		failed: (state, { payload }: PayloadAction<ErrorInfo>) => ({ ...state, error: payload }),
	},
});

const { known, failed } = slice.actions;

export const selectRecord = injectSlice('siteRecord', slice.reducer);

/** The server runs an older version of this plugin, for which admin-ajax.php answers "0" with status 400. */
const isMissing = ({ status }: ErrorInfo) => status === 400;

export const loadRecord =
	(): AsyncThunk<SiteRecord> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(recordApi).load());
		if (outcome.data) {
			dispatch(known(outcome.data));
		} else if (!isMissing(outcome.error)) {
			dispatch(failed(outcome.error));
		}
		return outcome;
	};

export const turnRecord =
	(isOn: boolean): AsyncThunk<SiteRecord> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(recordApi).turn(isOn));
		if (outcome.data) {
			dispatch(known(outcome.data));
		}
		return outcome;
	};

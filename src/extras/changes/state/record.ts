import { createSelector } from '@reduxjs/toolkit';
import { recordApi } from '../api/record';
import type { SiteRecord } from '../domain/record';
import { injectRemote } from '@/state/store/inject-slice';
import { failureOf, knownData } from '@/lib/remote';
import { toOutcome } from '@/state/store/outcome';
import type { AsyncThunk, ErrorInfo } from '@/state/store/types';

const remote = injectRemote<SiteRecord>('siteRecord');

/** The record; null before it is known. And why it could not be read. */
export const selectRecord = createSelector([remote.select], (answer) => ({
	record: knownData(answer) ?? null,
	error: failureOf(answer) ?? null,
}));

/** The server runs an older version of this plugin, for which admin-ajax.php answers "0" with status 400. */
const isMissing = ({ status }: ErrorInfo) => status === 400;

export const loadRecord =
	(): AsyncThunk<SiteRecord> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(recordApi).load());
		if (outcome.data) {
			dispatch(remote.received(outcome.data));
		} else if (!isMissing(outcome.error)) {
			dispatch(remote.failed(outcome.error));
		}
		return outcome;
	};

export const turnRecord =
	(isOn: boolean): AsyncThunk<SiteRecord> =>
	async (dispatch, _getState, { api }) => {
		const outcome = await toOutcome(() => api(recordApi).turn(isOn));
		if (outcome.data) {
			dispatch(remote.received(outcome.data));
		}
		return outcome;
	};

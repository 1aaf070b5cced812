import { createSelector } from '@reduxjs/toolkit';
import type { Api } from '@/api';
import { identityCrisisApi } from '@/api/entities/identity-crisis';
import { resolveIdentityCrisis } from '@/domain/connection/identity-crisis';
import {
	connectionStatusReceived,
	refreshConnection,
	selectCapabilities,
	selectConnectionStatus,
	selectSiteConnection,
} from '..';
import { leaveFor } from '../../store/browser';
import { BUSY, toWriteOutcome } from '../../store/outcome';
import type { AsyncThunk, RootState } from '../../store/types';
import { changed, type CrisisTask } from './slice';

export { crisisPrinted, type CrisisTask } from './slice';

export const selectIdentityCrisis = (state: RootState) => state.identityCrisis;

export const selectIdentityCrisisView = createSelector(
	[selectConnectionStatus, selectSiteConnection, selectCapabilities, selectIdentityCrisis],
	({ isInIdentityCrisis }, connection, { canDisconnectSite }, { isSafeModeConfirmed }) =>
		resolveIdentityCrisis({
			isInIdentityCrisis,
			connection,
			canDisconnectSite,
			isSafeModeConfirmed,
		}),
);

/** Leaves a successful task marked as running: its thunk ends it. */
const run =
	<T>(task: CrisisTask, call: (api: Api) => Promise<T>): AsyncThunk<T> =>
	async (dispatch, getState, { api }) => {
		if (getState().identityCrisis.running) {
			return { error: BUSY };
		}
		dispatch(changed({ running: task, error: null }));
		const outcome = await toWriteOutcome(() => call(api));
		if (outcome.error) {
			dispatch(changed({ running: null, error: outcome.error }));
		}
		return outcome;
	};

/** Keeps this site from changing anything at the provider (API-60). The crisis itself remains. */
export const confirmSafeMode = (): AsyncThunk<undefined> => async (dispatch) => {
	const outcome = await dispatch(
		run('confirm-safe-mode', (api) => api(identityCrisisApi).confirmSafeMode()),
	);
	if (!outcome.error) {
		await dispatch(refreshConnection());
		dispatch(changed({ running: null, isSafeModeConfirmed: true }));
	}
	return outcome;
};

/** Moves the connection to this address, which ends the crisis (API-62). */
export const migrateConnection = (): AsyncThunk<undefined> => async (dispatch) => {
	const outcome = await dispatch(run('migrate', (api) => api(identityCrisisApi).migrate()));
	if (!outcome.error) {
		// Only the page prints this flag, so a refresh would not clear it.
		dispatch(connectionStatusReceived({ isInIdentityCrisis: false }));
		await dispatch(refreshConnection());
		dispatch(changed({ running: null }));
	}
	return outcome;
};

/** Gives this site a connection of its own (API-61). The task stays marked as running, because the page is about to unload. */
export const startFresh =
	(): AsyncThunk<string> =>
	async (dispatch, _getState, { browser }) => {
		const outcome = await dispatch(
			run('start-fresh', (api) => api(identityCrisisApi).startFresh(browser.pagePath())),
		);
		if (outcome.error) {
			return outcome;
		}
		const left = dispatch(leaveFor(outcome.data));
		if (left.error) {
			dispatch(changed({ running: null, error: left.error }));
		}
		return left;
	};

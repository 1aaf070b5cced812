import { nanoid } from '@reduxjs/toolkit';
import { isApiError, type Api, type ErrorInfo } from '@/api';
import { settingsApi } from '@/api/entities/settings';
import type { Undo } from '@/domain/notices';
import {
	isQuietSave,
	isReloadingSave,
	mustReadAgain,
	resolveSavedValues,
	type SaveSentences,
	type SettingsMap,
} from '@/domain/settings';
import { toOutcome } from '../outcome';
import type { AppThunk, AsyncThunk, RootState } from '../types';
import {
	announceProgress,
	announceSuccess,
	buildSaveSentences,
	reportSettingsFailure,
	settleProgress,
	toLastingFailure,
} from './announce';
import { loadSettings } from './load';
import { saveFailed, saveStarted, saveSucceeded, type Save } from './slice';

/** The switch that asked for a save: its failure stays there, and until it is sent it can be turned back. */
interface SwitchOptions {
	place: string;
	/** As they were set, without companions: for another try. */
	values: SettingsMap;
	/** What takes it back; none for what is an undo itself. */
	undo?: Undo;
}

export interface SaveOptions {
	/** In place of what all saves say. */
	sentences?: SaveSentences;
	/** Saved where the server refuses the changes, which are then sent once more (SETPERF-14). */
	remedy?: SettingsMap;
	/** Reports nothing: the caller does. */
	isSilent?: boolean;
	fromSwitch?: SwitchOptions;
	/** What is sent by the values that the server has by then: the page's may be old. */
	rebase?: (fresh: SettingsMap) => SettingsMap;
	/** What is wrong although the server calls it a success, by what it holds now. */
	findFault?: (state: RootState) => ErrorInfo | undefined;
}

/** @return What was saved, with the server's answer to it. */
async function send(api: Api, changes: SettingsMap, remedy?: SettingsMap) {
	try {
		return { saved: changes, answer: await api(settingsApi).save(changes) };
	} catch (error) {
		// Only a refusal can be cured: a site that broke off, or is out of reach, must not be asked twice more.
		if (!remedy || !isApiError(error) || error.status < 400 || error.status >= 500) {
			throw error;
		}
		await api(settingsApi).save(remedy);
		return { saved: { ...remedy, ...changes }, answer: await api(settingsApi).save(changes) };
	}
}

/** Whether a switch has nothing to send any more: it was turned again since, or turned back to where it is. */
function isNeedless({ settings }: RootState, { saveId, changes }: Save, isTurn: boolean): boolean {
	const keys = Object.keys(changes);
	return (
		!keys.some((key) => settings.pending[key]?.saveId === saveId) ||
		(isTurn && keys.every((key) => Boolean(settings.saved[key]) === changes[key]))
	);
}

/** Whether a later save of the same is pending that wants something else. */
const isTurned = ({ settings }: RootState, { changes }: Save): boolean =>
	Object.entries(changes).some(([key, value]) => {
		const later = settings.pending[key];
		return later && JSON.stringify(later.value) !== JSON.stringify(value);
	});

const reportFailure =
	(save: Save, error: ErrorInfo, said: SaveSentences, options: SaveOptions): AppThunk =>
	(dispatch) => {
		const { fromSwitch, isSilent } = options;
		dispatch(saveFailed({ ...save, failure: toLastingFailure(fromSwitch, error) }));
		if (!isSilent) {
			dispatch(reportSettingsFailure(error, said));
		}
	};

/** Sends what has been shown since it was asked for. */
const sendSave =
	(api: Api, save: Save, options: SaveOptions): AsyncThunk<SettingsMap> =>
	async (dispatch, getState, { browser }) => {
		const { changes } = save;
		const { remedy, isSilent = false, findFault, fromSwitch } = options;
		const said = options.sentences ?? buildSaveSentences(isReloadingSave(changes));
		const outcome = await toOutcome(() => send(api, changes, remedy));
		if (outcome.error) {
			dispatch(reportFailure(save, outcome.error, said, options));
			if (outcome.error.code === 'some_updated') {
				// The server kept the other keys: only it knows which.
				await dispatch(loadSettings());
			}
			return { error: outcome.error };
		}
		const values = resolveSavedValues(outcome.data.saved, outcome.data.answer);
		dispatch(saveSucceeded({ ...save, values }));
		const readAgain = async () => mustReadAgain(changes) && (await dispatch(loadSettings()));
		if (findFault) {
			await readAgain();
			const fault = findFault(getState());
			if (fault) {
				dispatch(reportSettingsFailure(fault, said));
				return { error: fault };
			}
		}
		// A switch that was turned before the answer has its last word still to come.
		if (!isTurned(getState(), save)) {
			if (!isSilent && !isQuietSave(changes)) {
				// Nothing is undone on a page that is loaded again.
				dispatch(announceSuccess(said, isReloadingSave(changes) ? undefined : fromSwitch?.undo));
			}
			if (isReloadingSave(changes)) {
				browser.reload();
			}
		}
		if (!findFault) {
			await readAgain();
		}
		return { data: values };
	};

/** What is saved over the values that the server has now; undefined where it has them already. */
const rebaseSave =
	({ saveId }: Save, rebase: (fresh: SettingsMap) => SettingsMap): AsyncThunk<Save | undefined> =>
	async (dispatch) => {
		const fresh = await dispatch(loadSettings());
		if (fresh.error) {
			return fresh;
		}
		const changes = rebase(fresh.data);
		const isSame = Object.keys(changes).every(
			(key) => JSON.stringify(changes[key]) === JSON.stringify(fresh.data[key]),
		);
		return { data: isSame ? undefined : { saveId, changes } };
	};

/**
 * Saves the changed keys and nothing else; shown at once, rolled back with the server's own reason where it refuses
 * (NOTICE-20 to NOTICE-25). Of a switch that is turned again before the answer the last change wins. Screens set
 * settings by `setSetting`.
 */
export const saveValues =
	(changes: SettingsMap, options: SaveOptions = {}): AsyncThunk<SettingsMap> =>
	(dispatch, getState, { api }) => {
		const { isSilent, fromSwitch, rebase } = options;
		const said = options.sentences ?? buildSaveSentences(isReloadingSave(changes));
		const shown = { saveId: nanoid(), changes };
		const isTurn = Object.keys(changes).some((key) => getState().settings.pending[key]);
		const announce = () => {
			if (!isSilent && !isQuietSave(changes)) {
				dispatch(announceProgress(said));
			}
		};
		dispatch(saveStarted(shown));
		if (!rebase) {
			announce();
		}
		return api.inTurn(async (turn) => {
			if (!rebase) {
				if (fromSwitch && isNeedless(getState(), shown, isTurn)) {
					dispatch(saveFailed(shown));
					dispatch(settleProgress(said));
					return { data: {} };
				}
				return dispatch(sendSave(turn, shown, options));
			}
			const rebased = await dispatch(rebaseSave(shown, rebase));
			if (rebased.error) {
				dispatch(reportFailure(shown, rebased.error, said, { isSilent }));
				return rebased;
			}
			if (!rebased.data) {
				// Turned back before it was sent, or changed the same way elsewhere.
				dispatch(saveFailed(shown));
				return { data: {} };
			}
			announce();
			return dispatch(sendSave(turn, rebased.data, options));
		});
	};

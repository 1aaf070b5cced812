import { nanoid } from '@reduxjs/toolkit';
import { isApiError, settingsApi, type Api, type ErrorInfo } from '@/api';
import type { Undo } from '@/domain/notices';
import {
	isQuietSave,
	isReloadingSave,
	mustReadAgain,
	resolveSavedValues,
	type SettingsMap,
} from '@/domain/settings';
import { createWriteQueue, type WriteQueue } from '@/lib/write-queue';
import { toOutcome } from '../outcome';
import type { AppThunk, AsyncThunk, RootState } from '../types';
import {
	announceProgress,
	announceSuccess,
	buildSaveSentences,
	buildUndoSentences,
	reportSettingsFailure,
	settleProgress,
	toLastingFailure,
	type SaveSentences,
} from './announce';
import { saveFailed, saveStarted, saveSucceeded, type Save } from './slice';
import { loadSettings } from './thunks';

export interface SaveOptions {
	/** In place of what all saves say. */
	sentences?: SaveSentences;
	/** Saved where the server refuses the changes, which are then sent once more (SETPERF-14). */
	remedy?: SettingsMap;
	/** Nobody has asked for it in these words: whoever saves says how it went. */
	isSilent?: boolean;
	/**
	 * The switch that saves this, where a failure stays said. While it is on its way it can be turned back, and its
	 * success offers to undo it.
	 */
	place?: string;
	/** What a switch goes back to, where that is not what the site held before; null for what is a way back itself. */
	undo?: SettingsMap | null;
	/** What takes it back, where it is no switch: `undoBy` says how. */
	wayBack?: Undo;
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

const queues = new WeakMap<Api, WriteQueue>();

/** A save decides what it sends when those before it have been answered. */
export function takeTurn<T>(api: Api, turn: () => Promise<T>): Promise<T> {
	const queue = queues.get(api) ?? createWriteQueue();
	queues.set(api, queue);
	return queue(turn);
}

/** Whether a switch has nothing to send any more: it was turned again since, or turned back to where it is. */
function isNeedless({ settings }: RootState, { saveId, changes }: Save, isTurn: boolean): boolean {
	const keys = Object.keys(changes);
	return (
		!keys.some((key) => settings.pending[key]?.saveId === saveId) ||
		(isTurn && keys.every((key) => Boolean(settings.saved[key]) === changes[key]))
	);
}

/** Whether a later save of the same waits that wants something else. */
const isTurned = ({ settings }: RootState, { changes }: Save): boolean =>
	Object.entries(changes).some(([key, value]) => {
		const later = settings.pending[key];
		return later && JSON.stringify(later.value) !== JSON.stringify(value);
	});

/** What a switch goes back to; nothing is undone on a page that is loaded anew. */
function findUndo(
	{ settings }: RootState,
	changes: SettingsMap,
	{ place, undo, wayBack }: SaveOptions,
): Undo | undefined {
	if (wayBack) {
		return wayBack;
	}
	const keys = Object.keys(changes);
	const isSwitch = keys.every((key) => typeof changes[key] === 'boolean');
	if (place === undefined || undo === null || !isSwitch || isReloadingSave(changes)) {
		return undefined;
	}
	const before = keys.map((key) => [key, Boolean(settings.saved[key])] as const);
	return { place, changes: undo ?? Object.fromEntries(before) };
}

const reportFailure =
	(save: Save, error: ErrorInfo, said: SaveSentences, { place, isSilent }: SaveOptions): AppThunk =>
	(dispatch) => {
		dispatch(saveFailed({ ...save, failure: toLastingFailure(place, error) }));
		if (!isSilent) {
			dispatch(reportSettingsFailure(error, said));
		}
	};

/** Sends what has been shown since it was asked for. */
export const sendSave =
	(save: Save, options: SaveOptions = {}): AsyncThunk<SettingsMap> =>
	async (dispatch, getState, { api, browser }) => {
		const { changes } = save;
		const { remedy, isSilent = false, findFault } = options;
		const said = options.sentences ?? buildSaveSentences(isReloadingSave(changes));
		const undo = findUndo(getState(), changes, options);
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
		// A switch that was turned on its way has its last word still to come.
		if (!isTurned(getState(), save)) {
			if (!isSilent && !isQuietSave(changes)) {
				dispatch(announceSuccess(said, undo));
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

/**
 * Saves the changed keys and nothing else; shown at once, rolled back with the server's own reason
 * where it refuses (NOTICE-20 to NOTICE-25). Of a switch that is turned again on its way the last wish wins.
 */
export const saveSettings =
	(changes: SettingsMap, options: SaveOptions = {}): AsyncThunk<SettingsMap> =>
	(dispatch, getState, { api }) => {
		const said = options.sentences ?? buildSaveSentences(isReloadingSave(changes));
		const save = { saveId: nanoid(), changes };
		const isTurn = Object.keys(changes).some((key) => getState().settings.pending[key]);
		dispatch(saveStarted(save));
		if (!options.isSilent && !isQuietSave(changes)) {
			dispatch(announceProgress(said));
		}
		return takeTurn(api, async () => {
			if (options.place !== undefined && isNeedless(getState(), save, isTurn)) {
				dispatch(saveFailed(save));
				dispatch(settleProgress(said));
				return { data: {} };
			}
			return dispatch(sendSave(save, options));
		});
	};

type WayBack = (undo: Undo) => AsyncThunk<unknown>;

const waysBack = new Map<string, WayBack>();

/** Says how a save is taken back that is none of switches alone, by its place. Its code is where the save's is. */
export const undoBy = (place: string, way: WayBack): void => void waysBack.set(place, way);

/** Takes a switch back, once: what was undone is not offered again. */
export const undoSave = (undo: Undo): AsyncThunk<unknown> =>
	waysBack.get(undo.place)?.(undo) ??
	saveSettings(undo.changes, { place: undo.place, sentences: buildUndoSentences(), undo: null });

import { nanoid } from '@reduxjs/toolkit';
import type { Api, ErrorInfo } from '@/api';
import type { Undo } from '@/domain/notices/notice';
import { isQuietSave, isReloadingSave, mustReadAgain, resolveSavedValues } from '@/domain/settings';
import { encodeAliases, withAliases } from '@/domain/settings/aliases';
import type { SaveSentences } from '@/domain/settings/sentences';
import type { SettingsMap } from '@/domain/settings/effects';
import { isSwitchedOn } from '@/lib/values';
import type { AppThunk, AsyncThunk, RootState } from '../types';
import {
	announceProgress,
	announceSuccess,
	buildSaveSentences,
	describeFailure,
	reportSettingsFailure,
	settleProgress,
	toLastingFailure,
	nameKeys,
} from './announce';
import { toWriteOutcome } from '../uncertain';
import { loadSettings } from './load';
import { saveFailed, saveStarted, saveSucceeded, type Save } from './slice';
import { type FormRules, send, readSave } from './send';

/** The switch that started the save: it shows a failure, and can be turned back until the save is sent. */
interface SwitchOptions {
	failureKey: string;
	/** The changes without companions, for a retry. */
	values: SettingsMap;
	/** The name of the switch. */
	subject?: string;
	/** What the notice of success adds. */
	result?: string;
	/** The changes that undo the save; none for an undo. */
	undo?: Undo;
}

export interface SaveOptions {
	/** Replaces the notices of an ordinary save. */
	sentences?: SaveSentences;
	/** Saved if the server refuses the changes, which are then sent again (SETPERF-14). */
	remedy?: SettingsMap;
	/** Shows no notices: the caller does. */
	isSilent?: boolean;
	fromSwitch?: SwitchOptions;
	/** Derives the changes from the server's current values, because the page's may be outdated. */
	rebase?: (fresh: SettingsMap) => SettingsMap;
	/** An error despite the server's success, found in its current values. */
	findFault?: (state: RootState) => ErrorInfo | undefined;
	/** How the texts of a form are compared and completed; switches need none. */
	form?: FormRules;
}

/** Whether a switch has nothing left to send, because it was turned again or turned back to its saved value. */
function isNeedless({ settings }: RootState, { saveId, changes }: Save, isTurn: boolean): boolean {
	const keys = Object.keys(changes);
	return (
		!keys.some((key) => settings.pending[key]?.saveId === saveId) ||
		(isTurn && keys.every((key) => isSwitchedOn(settings.saved[key]) === changes[key]))
	);
}

/** Whether a later save of the same key with another value is pending. */
const isTurned = ({ settings }: RootState, { changes }: Save): boolean =>
	Object.entries(changes).some(([key, value]) => {
		const later = settings.pending[key];
		return later && JSON.stringify(later.value) !== JSON.stringify(value);
	});

const reportFailure =
	(save: Save, error: ErrorInfo, said: SaveSentences, options: SaveOptions): AppThunk =>
	(dispatch) => {
		const { fromSwitch, isSilent } = options;
		const sentence = isSilent ? undefined : describeFailure(error, said);
		dispatch(saveFailed({ ...save, failure: toLastingFailure(fromSwitch, error, sentence) }));
		if (!isSilent) {
			dispatch(reportSettingsFailure(error, said));
		}
	};

/** Fetches the code with the first save. A change is saved even if it can't be recorded. */
const recordSave =
	(before: SettingsMap, values: SettingsMap): AppThunk =>
	(dispatch) =>
		void import(/* webpackChunkName: "tools" */ '../settings-history').then(
			(history) => dispatch(history.recordSave(before, values)),
			() => undefined,
		);

/** Sends the changes that are shown already. */
const sendSave =
	(api: Api, save: Save, options: SaveOptions): AsyncThunk<SettingsMap> =>
	async (dispatch, getState, { browser }) => {
		const { changes } = save;
		const { remedy, isSilent = false, findFault, form, fromSwitch } = options;
		const said = options.sentences ?? buildSaveSentences(isReloadingSave(changes));
		const before = getState().settings.saved;
		const outcome = await toWriteOutcome(
			() => dispatch(send(api, changes, before, remedy)),
			async () => {
				const saved = await dispatch(readSave(changes, form));
				return saved && { data: { saved, answer: undefined } };
			},
		);
		if (outcome.error) {
			const error = await nameKeys(
				outcome.error,
				Object.keys(encodeAliases({ ...remedy, ...changes }, before)),
			);
			dispatch(reportFailure(save, error, said, options));
			if (error.code === 'some_updated') {
				// The server saved the other keys, but does not report which.
				await dispatch(loadSettings());
			}
			return { error };
		}
		const values = resolveSavedValues(outcome.data.saved, outcome.data.answer);
		if (form) {
			Object.keys(values).forEach((key) => {
				values[key] = form.complete(key, before[key], values[key]);
			});
		}
		dispatch(saveSucceeded({ ...save, values }));
		if (!isQuietSave(changes)) {
			dispatch(recordSave(before, values));
		}
		const readAgain = async () => mustReadAgain(changes) && (await dispatch(loadSettings()));
		if (findFault) {
			await readAgain();
			const fault = findFault(getState());
			if (fault) {
				dispatch(reportSettingsFailure(fault, said));
				return { error: fault };
			}
		}
		// A switch that was turned again before the answer has another save pending.
		if (!isTurned(getState(), save)) {
			if (!isSilent && !isQuietSave(changes)) {
				// A reload would remove the notice with its Undo button.
				dispatch(
					announceSuccess(
						said,
						fromSwitch?.result,
						isReloadingSave(changes) ? undefined : fromSwitch?.undo,
					),
				);
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

/** The changes relative to the server's current values; undefined where nothing differs. */
const rebaseSave =
	({ saveId }: Save, rebase: (fresh: SettingsMap) => SettingsMap): AsyncThunk<Save | undefined> =>
	async (dispatch) => {
		const fresh = await dispatch(loadSettings());
		if (fresh.error) {
			return fresh;
		}
		const changes = withAliases(rebase(fresh.data), fresh.data);
		const isSame = Object.keys(changes).every(
			(key) => JSON.stringify(changes[key]) === JSON.stringify(fresh.data[key]),
		);
		return { data: isSame ? undefined : { saveId, changes } };
	};

/**
 * Saves the changed keys and nothing else; shows them at once, and rolls them back with the server's reason if it
 * refuses them (NOTICE-20 to NOTICE-25). If a switch is turned again before the answer, its last change wins. Screens
 * use `setSetting` instead.
 */
export const saveValues =
	(changes: SettingsMap, options: SaveOptions = {}): AsyncThunk<SettingsMap> =>
	(dispatch, getState, { api }) => {
		const { isSilent, fromSwitch, rebase } = options;
		const said = options.sentences ?? buildSaveSentences(isReloadingSave(changes));
		const shown = { saveId: nanoid(), changes: withAliases(changes, getState().settings.saved) };
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

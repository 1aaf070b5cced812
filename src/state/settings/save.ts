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
	NOTICE,
	reportSettingsFailure,
	settleProgress,
	toLastingFailure,
	nameKeys,
} from './announce';
import { noticeRemoved } from '../notices';
import { toWriteOutcome } from '../uncertain';
import { loadSettings } from './load';
import { saveFailed, saveStarted, saveSucceeded, type Save } from './slice';
import { type FormRules, send } from './send';
import { CHANGED_ELSEWHERE } from '@/api/entities/settings';

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
	/** Derives the changes from the site's values: the page's, and if somebody else has changed them since, the present ones. */
	rebase?: (base: SettingsMap) => SettingsMap;
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

/** The changes that some values need; none if nothing differs. */
function changesOf(rebase: (base: SettingsMap) => SettingsMap, base: SettingsMap): SettingsMap {
	const changes = withAliases(rebase(base), base);
	const isSame = Object.keys(changes).every(
		(key) => JSON.stringify(changes[key]) === JSON.stringify(base[key]),
	);
	return isSame ? {} : changes;
}

/** Sends the changes that are shown already. */
const sendSave =
	(api: Api, save: Save, options: SaveOptions): AsyncThunk<SettingsMap> =>
	async (dispatch, getState, { browser }) => {
		const { changes } = save;
		const { remedy, isSilent = false, findFault, form, fromSwitch, rebase } = options;
		const said = options.sentences ?? buildSaveSentences(isReloadingSave(changes));
		const before = getState().settings.saved;
		const resolve =
			form?.resolve ?? (rebase && (() => changesOf(rebase, getState().settings.saved)));
		const outcome = await toWriteOutcome(
			() => dispatch(send(api, changes, { remedy, resolve })),
			async () => {
				const { readSave } = await import(/* webpackChunkName: "tools" */ './read-save');
				const saved = await dispatch(readSave(changes, form));
				return saved && { data: { saved, answer: undefined } };
			},
		);
		if (form && outcome.error?.code === CHANGED_ELSEWHERE) {
			dispatch(saveFailed(save));
			dispatch(noticeRemoved(NOTICE.id));
			return outcome;
		}
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
		announce();
		return api.inTurn(async (turn) => {
			const { saveId } = shown;
			const changes = rebase ? changesOf(rebase, getState().settings.saved) : shown.changes;
			// Turned back before it was sent.
			const isNothing = rebase
				? Object.keys(changes).length === 0
				: fromSwitch && isNeedless(getState(), shown, isTurn);
			if (isNothing) {
				dispatch(saveFailed(shown));
				dispatch(settleProgress(said));
				return { data: {} };
			}
			return dispatch(sendSave(turn, { saveId, changes }, options));
		});
	};

import { nanoid } from '@reduxjs/toolkit';
import type { Api, ErrorInfo } from '@/api';
import { CHANGED_ELSEWHERE } from '@/api/entities/settings';
import {
	isQuietSave,
	isReloadingSave,
	listUsedSwitches,
	mustReadAgain,
	resolveSavedValues,
	type SettingsMap,
} from '@/domain/settings/effects';
import { encodeAliases, withAliases } from '@/domain/settings/aliases';
import type { Notice } from '@/domain/notices/notice';
import { AS_PRINTED, listChanged, type Reading } from '@/domain/settings/change';
import type { SaveSentences } from '@/domain/settings/sentences';
import { findModuleOf } from '../modules';
import { noticeRemoved, selectNotices, showFailure, showNotice } from '../notices';
import { type Outcome, toWriteOutcome } from '../store/outcome';
import type { AppThunk, AsyncThunk, RootState } from '../store/types';
import {
	buildSaveSentences,
	describeFailure,
	nameKeys,
	NOTICE,
	toLastingFailure,
	type Control,
} from './announce';
import { loadSettings } from './load';
import { askOrConfirm, sendWithRemedy, type Sent } from './send';
import { saveFailed, saveStarted, saveSucceeded, type Save, type SettingsState } from './slice';

/** How the texts of a form are compared and completed. */
interface FormRules {
	/** What the person saw. */
	seen: SettingsMap;
	/** Whether the server's value is the one that was sent. */
	isSame: Reading['isSame'];
	/** The whole values of settings of which only some members were sent. */
	complete: (before: SettingsMap, sent: SettingsMap) => SettingsMap;
	/** Whether somebody else has changed the fields, which the page knows now. */
	isConflict: (by: string) => boolean;
	/** An error despite the server's success, found in its current values. */
	findFault: () => ErrorInfo | undefined;
}

/** A save to be made. Switches, forms and undos differ in these data, and in nothing else. */
export interface Plan {
	/** A function derives them from the site's values: the page's and, if somebody else has changed them since, the present ones. */
	changes: SettingsMap | ((site: SettingsMap) => SettingsMap);
	/** Replaces the notices of an ordinary save. */
	sentences?: SaveSentences;
	/** Saved if the server refuses the changes, which are then sent again (SETPERF-14). */
	remedy?: SettingsMap;
	/** Shows no notices: the caller does. */
	isSilent?: boolean;
	/** Replaces the notice of success. */
	confirm?: AppThunk;
	/** The switch that shows a failure. */
	control?: Control;
	/** What the notice of success adds. */
	result?: string;
	/** The changes without companions; of a switch, the notice of success offers to undo them. */
	asked?: SettingsMap;
	/** A retry, which is not another use of the switch. */
	isRepeat?: boolean;
	form?: FormRules;
}

/** A save under way. */
interface Job extends Save {
	plan: Plan;
	said: SaveSentences;
	/** Whether an earlier save of the same keys was pending. */
	isTurn: boolean;
}

/** A save that has ended. */
interface Saved extends Job {
	/** The site's values before it. */
	before: SettingsMap;
	/** What the site has saved; empty after a failure. */
	values: SettingsMap;
	error?: ErrorInfo;
	/** Whether a later save of the same keys with other values is pending. */
	isTurned: boolean;
}

const { isSame } = AS_PRINTED;

/** The changes under all of our keys, derived from the values that the page knows now. */
const complete = ({ changes }: Plan, { saved }: SettingsState): SettingsMap =>
	withAliases(typeof changes === 'function' ? changes(saved) : changes, saved);

/** Shows the changes at once. */
const show =
	({ saveId, changes, plan, said }: Job): AppThunk =>
	(dispatch) => {
		dispatch(saveStarted({ saveId, changes }));
		if (!plan.isSilent && !isQuietSave(changes)) {
			dispatch(showNotice('info', said.progress, NOTICE));
		}
	};

/** What is left to send: none of derived changes that the site has, and none of a switch that was turned again or turned back. */
function listLeft({ settings }: RootState, { plan, saveId, isTurn }: Job): SettingsMap {
	const { saved, pending } = settings;
	const changes = complete(plan, settings);
	const keys = Object.keys(changes);
	const isSaved = keys.every((key) => isSame(key, saved[key], changes[key]));
	const isOwn = keys.some((key) => pending[key]?.saveId === saveId);
	const isNeedless =
		typeof plan.changes === 'function' ? isSaved : plan.control && ((isTurn && isSaved) || !isOwn);
	return isNeedless ? {} : changes;
}

/** Sends what is left. If the answer can't be read, the site is asked what it has. */
const send =
	(api: Api, job: Job): AsyncThunk<Sent> =>
	(dispatch, getState) => {
		const { form, remedy, changes } = job.plan;
		const left = listLeft(getState(), job);
		const resolve = (_theirs: SettingsMap, by: string) =>
			form?.isConflict(by) ? undefined : listLeft(getState(), job);
		const isCompared = form !== undefined || typeof changes === 'function';
		const compared = isCompared ? { seen: form?.seen, resolve } : undefined;
		return toWriteOutcome<Sent>(
			() => dispatch(sendWithRemedy(api, left, remedy, compared)),
			async () => {
				const { readSave } = await import(/* webpackChunkName: "late-acts" */ './read-save');
				const saved = await dispatch(readSave(left, form));
				return saved && { data: { saved } };
			},
		);
	};

/** Keeps what the site has saved, and reads again what it may have changed with it. */
const settle =
	(
		{ saveId, changes, plan }: Job,
		before: SettingsMap,
		{ data, error }: Outcome<Sent>,
	): AppThunk<Promise<Pick<Saved, 'values' | 'error'>>> =>
	async (dispatch) => {
		const { form, remedy } = plan;
		if (error) {
			if (error.code === 'some_updated') {
				// The server saved the other keys, but does not report which.
				await dispatch(loadSettings());
			}
			const keys = Object.keys(encodeAliases({ ...remedy, ...changes }, before));
			return { values: {}, error: await nameKeys(error, keys) };
		}
		const kept = resolveSavedValues(data.saved, data.answer);
		const values = form?.complete(before, kept) ?? kept;
		dispatch(saveSucceeded({ saveId, changes, values }));
		if (form || mustReadAgain(values)) {
			await dispatch(loadSettings());
		}
		return { values, error: form?.findFault() };
	};

/** Rolls a refused change back, with the reason. */
const tellFailure =
	({ saveId, changes, plan, said }: Job, error: ErrorInfo): AppThunk =>
	(dispatch) => {
		const { form, isSilent, control } = plan;
		const isAtFields = form && error.code === CHANGED_ELSEWHERE;
		const sentence = isSilent ? undefined : describeFailure(error, said);
		const failure = toLastingFailure(control, error, sentence);
		dispatch(saveFailed({ saveId, changes, failure }));
		if (isAtFields) {
			dispatch(noticeRemoved(NOTICE.id));
		} else if (sentence) {
			dispatch(showFailure(error, sentence, NOTICE));
		}
	};

/** Says that it was saved, unless the switch was turned again before the answer. */
const confirm =
	({ changes, plan, said, before, values, isTurned }: Saved): AppThunk =>
	(dispatch, getState) => {
		const { isSilent, control, asked, result } = plan;
		const isProgress = ({ noticeId, status }: Notice) =>
			noticeId === NOTICE.id && status === 'is-info';
		if (
			!isSilent &&
			!isTurned &&
			!isQuietSave(changes) &&
			// Without anything left to send, the progress ends.
			(Object.keys(values).length > 0 || selectNotices(getState()).some(isProgress))
		) {
			const { failureKey, subject } = control ?? {};
			// A reload would remove the notice with its Undo button.
			const canUndo = control && asked && !isReloadingSave(changes);
			const undone = canUndo ? listChanged(before, values, asked) : [];
			const undo = undone.length > 0 ? { failureKey, subject, changes: undone } : undefined;
			dispatch(showNotice('success', said.success, { ...NOTICE, subject: result, undo }));
		}
	};

const tell = (saved: Saved): AppThunk =>
	saved.error
		? tellFailure(saved, saved.error)
		: askOrConfirm(saved.values, saved.plan.confirm ?? confirm(saved));

/** Records that switches were used (TRACK-12). */
const recordUse =
	({ plan: { asked = {}, isRepeat } }: Saved): AppThunk =>
	(_dispatch, getState, { tracks }) =>
		listUsedSwitches(isRepeat ? {} : asked).forEach(({ key, module, isOn, member }) =>
			tracks.recordEvent('jetpack_wpa_settings_toggle', {
				module: module ?? findModuleOf(getState(), key),
				setting: key,
				toggled: isOn ? 'on' : 'off',
				...(member !== undefined && { role: member }),
			}),
		);

/** Tells the extras of a save, or of a file with its last request. */
export const tellExtras =
	({ before, values }: Pick<Saved, 'before' | 'values'>): AppThunk =>
	(dispatch, _getState, { saveExtras }) =>
		saveExtras.forEach(({ observe }) =>
			observe?.load().then(
				(follow) => dispatch(follow(before, values)),
				() => undefined,
			),
		);

/** Reloads the page where the admin around the app changes (NOTICE-25). A switch that was turned again has another save pending. */
const reloadPage =
	({ values, isTurned }: Saved): AppThunk<unknown> =>
	(_dispatch, _getState, { browser }) =>
		isReloadingSave(values) && !isTurned && browser.reload();

/** What follows a save, in this order. Nothing waits for it. */
const OBSERVERS: readonly ((saved: Saved) => AppThunk<unknown>)[] = [
	recordUse,
	tellExtras,
	reloadPage,
];

const isTurned = ({ settings: { pending } }: RootState, { changes }: Save): boolean =>
	Object.keys(changes).some(
		(key) => pending[key] && !isSame(key, pending[key].value, changes[key]),
	);

/**
 * Saves settings and nothing else; shows them at once, and rolls them back with the server's reason if it refuses them (NOTICE-20 to
 * NOTICE-25). If a switch is turned again before the answer, its last change wins. Screens use `setSetting` and `saveFields`.
 */
export const saveValues =
	(plan: Plan): AsyncThunk<SettingsMap> =>
	(dispatch, getState, { api }) => {
		const { settings } = getState();
		const changes = complete(plan, settings);
		const said = plan.sentences ?? buildSaveSentences(isReloadingSave(changes));
		const isTurn = Object.keys(changes).some((key) => settings.pending[key]);
		const job = { saveId: nanoid(), changes, plan, said, isTurn };
		dispatch(show(job));
		return api.inTurn(async (turn) => {
			const before = getState().settings.saved;
			const sent = await dispatch(send(turn, job));
			const { values, error } = await dispatch(settle(job, before, sent));
			const saved = { ...job, before, values, error, isTurned: isTurned(getState(), job) };
			dispatch(tell(saved));
			OBSERVERS.forEach((observe) => dispatch(observe(saved)));
			return error ? { error } : { data: values };
		});
	};

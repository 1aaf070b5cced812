import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import { settingsApi } from '@/api/entities/settings';
import { parseRecords } from '@/domain/last-look/record';
import { splitReasons } from '@/domain/modules/module-rows';
import type { SettingsMap } from '@/domain/settings/effects';
import { nameOn, toServerNames } from '@/domain/settings/server-names';
import { listFormerValues, type HistoryEntry } from '@/domain/settings-file/history';
import {
	compareSteps,
	endSteps,
	planSteps,
	retrySteps,
	reverseSteps,
	settleStep,
	toJournal,
	type Journal,
	type Step,
} from '@/domain/settings-file/journal';
import { injectSlice } from './inject-slice';
import { showNotice } from './notices';
import { BUSY, toOutcome } from './outcome';
import { buildUndoSentences, loadSettings, saveValues, settingsMerged } from './settings';
import { recordSave } from './settings-history';
import type { AppThunk, AsyncThunk, RootState } from './types';

/** The last file that was applied on this site in this browser. */
interface SettingsFileState {
	/** Null without one, and until it has been read from the browser's storage. */
	journal: Journal | null;
	isRunning: boolean;
	/** Why it stopped before its end: the line was cut, or the login is over. */
	error?: ErrorInfo;
}

declare module './root-reducer' {
	interface InjectedSlices {
		settingsFile: SettingsFileState;
	}
}

const slice = createSlice({
	name: 'settingsFile',
	initialState: (): SettingsFileState => ({ journal: null, isRunning: false }),
	reducers: {
		journalChanged: (state, { payload }: PayloadAction<Journal | null>) => ({
			...state,
			journal: payload,
		}),
		started(state) {
			state.isRunning = true;
			delete state.error;
		},
		ended(state, { payload }: PayloadAction<ErrorInfo | undefined>) {
			state.isRunning = false;
			state.error = payload;
		},
	},
});

const { journalChanged, started, ended } = slice.actions;

export const selectSettingsFile = injectSlice('settingsFile', slice.reducer);

/** The entry in the browser's storage. */
export const SETTINGS_FILE_KEY = 'dashboard-for-jetpack-settings-file';

/** A browser is used by several people, and for several sites of one network. */
const getOwner = ({ site, connection }: RootState) => `${site.rawUrl} ${connection.user.id}`;

/** The most sites and people that a browser remembers. */
const MOST_JOURNALS = 5;

/** Keeps a journal in the state and in this browser; null forgets it. */
const keep =
	(journal: Journal | null): AppThunk =>
	(dispatch, getState, { browser }) => {
		const owner = getOwner(getState());
		const others = Object.entries(parseRecords(browser.recall(SETTINGS_FILE_KEY)))
			.filter(([other]) => other !== owner)
			.slice(1 - MOST_JOURNALS);
		const all = journal ? [...others, [owner, journal] as const] : others;
		browser.remember(SETTINGS_FILE_KEY, JSON.stringify(Object.fromEntries(all)));
		dispatch(journalChanged(journal));
	};

const keepSteps =
	(change: (steps: readonly Step[]) => readonly Step[]): AppThunk =>
	(dispatch, getState) => {
		const { journal } = selectSettingsFile(getState());
		if (journal) {
			dispatch(keep({ ...journal, steps: change(journal.steps) }));
		}
	};

const listWaiting = (state: RootState): Step[] =>
	selectSettingsFile(state).journal?.steps.filter((step) => step.state === 'waiting') ?? [];

/** Reads how far an earlier visit or another tab came. */
export const readJournal =
	(): AppThunk =>
	(dispatch, getState, { browser }) => {
		const state = getState();
		if (!selectSettingsFile(state).isRunning) {
			const stored = parseRecords(browser.recall(SETTINGS_FILE_KEY))[getOwner(state)];
			dispatch(journalChanged(toJournal(stored) ?? null));
		}
	};

export const forgetJournal = (): AppThunk => keep(null);

const pickKeys = (settings: SettingsMap, steps: readonly Step[]): SettingsMap =>
	Object.fromEntries(
		steps.map(({ key }) => nameOn(settings, key)).map((key) => [key, settings[key]]),
	);

/** After these errors, the other changes would fail, too. */
const STOPPING: readonly ErrorInfo['kind'][] = [
	'network',
	'timeout',
	'session',
	'other-user',
	'unverified',
];

/** Reads the site's values and compares the steps with them: only the site knows what it has saved. */
const compareWithSite = (): AppThunk<Promise<ErrorInfo | undefined>> => async (dispatch) => {
	const fresh = await dispatch(loadSettings());
	if (fresh.data) {
		const { data } = fresh;
		dispatch(keepSteps((steps) => compareSteps(steps, data)));
	}
	return fresh.error;
};

/** @return The error that ends the whole apply. A refusal doesn't: it is kept with its step. */
const sendStep =
	({ key, to }: Step): AppThunk<Promise<ErrorInfo | undefined>> =>
	async (dispatch, getState, { api }) => {
		const serverKey = nameOn(getState().settings.saved, key);
		const { error } = await toOutcome(() => api(settingsApi).save({ [serverKey]: to }));
		if (error && STOPPING.includes(error.kind)) {
			return error;
		}
		if (error) {
			const said = error.fields?.[serverKey] || error.message || error.code || error.kind;
			const reason = splitReasons(said, [serverKey])[serverKey] ?? said;
			dispatch(keepSteps((steps) => settleStep(steps, { key, state: 'refused', reason })));
		} else {
			dispatch(settingsMerged({ [serverKey]: to }));
			dispatch(keepSteps((steps) => settleStep(steps, { key, state: 'done', reason: '' })));
		}
		return undefined;
	};

/** A change may undo another one, such as a module that sets its options when it is turned on: these are sent once more. */
const PASSES = 2;

const sendAll = (): AppThunk<Promise<ErrorInfo | undefined>> => async (dispatch, getState) => {
	for (let pass = 0; pass < PASSES; pass++) {
		const unread = await dispatch(compareWithSite());
		if (unread) {
			return unread;
		}
		for (const step of listWaiting(getState())) {
			const cut = await dispatch(sendStep(step));
			if (cut) {
				return cut;
			}
		}
	}
	const unread = await dispatch(compareWithSite());
	if (!unread) {
		dispatch(keepSteps(endSteps));
	}
	return unread;
};

/** Sends the steps that wait, one at a time; a refusal doesn't stop the others. */
const run = (): AsyncThunk<Journal> => async (dispatch, getState) => {
	const { saved } = getState().settings;
	dispatch(started());
	const error = await dispatch(sendAll());
	dispatch(ended(error));
	const { journal } = selectSettingsFile(getState());
	if (journal) {
		dispatch(recordSave(saved, pickKeys(getState().settings.saved, journal.steps)));
	}
	return error || !journal ? { error: error ?? BUSY } : { data: journal };
};

const LOCK = 'dashboard-for-jetpack-settings-file';

const reportOtherTab = (): AsyncThunk<Journal> => (dispatch) => {
	dispatch(
		showNotice(
			'error',
			__(
				'Another tab is changing the settings of this site. Wait until it has finished, then try again.',
				'dashboard-for-jetpack',
			),
			{ id: 'settings-file-other-tab' },
		),
	);
	return Promise.resolve({ error: BUSY });
};

/**
 * @param begin Prepares the journal. Runs only while no other tab of this browser applies a file, where the browser supports locks: a
 *              second journal would replace the first.
 */
const unlessRunning =
	(begin: AppThunk): AsyncThunk<Journal> =>
	(dispatch, getState, { browser }) => {
		if (selectSettingsFile(getState()).isRunning) {
			return Promise.resolve({ error: BUSY });
		}
		const start = () => {
			dispatch(begin);
			return dispatch(run());
		};
		const locks = browser.locks();
		return locks
			? locks.request(LOCK, { ifAvailable: true }, (lock) =>
					lock ? start() : dispatch(reportOtherTab()),
				)
			: start();
	};

/**
 * Applies changes of a file: exactly these values, without the companions that a switch has, because a file says them all.
 * Each change is its own request, so that each refusal has its own reason.
 *
 * @param label   The site or preset that they are from.
 * @param changes By key of the registry.
 * @return How it ended. Fails if it stopped before its end; `continueChanges` and `reverseChanges` go on from there.
 */
export const applyChanges = (
	label: string,
	changes: readonly { key: string; to: unknown }[],
): AsyncThunk<Journal> =>
	unlessRunning((dispatch, getState, { browser }) => {
		const steps = planSteps(changes, getState().settings.saved);
		dispatch(keep({ label, startedAt: browser.now(), direction: 'apply', steps }));
	});

/** Sends what an interrupted apply or undo has not sent. */
export const continueChanges = (): AsyncThunk<Journal> => unlessRunning(readJournal());

/** Sends what the site has refused once more. */
export const retryRefusals = (): AsyncThunk<Journal> =>
	unlessRunning((dispatch) => {
		dispatch(readJournal());
		dispatch(keepSteps(retrySteps));
	});

/** Restores the values from before, whether or not the apply had come to its end; after an undo, applies them again. */
export const reverseChanges = (): AsyncThunk<Journal> =>
	unlessRunning((dispatch, getState) => {
		dispatch(readJournal());
		const { journal } = selectSettingsFile(getState());
		if (journal) {
			const direction = journal.direction === 'apply' ? 'undo' : 'apply';
			dispatch(keep({ ...journal, direction, steps: reverseSteps(journal.steps) }));
		}
	});

/** Restores the values from before a save: exactly these, because the companions of a switch are among them. */
export const undoEntry =
	(entry: HistoryEntry): AsyncThunk<SettingsMap> =>
	(dispatch, getState) =>
		dispatch(
			saveValues(toServerNames(getState().settings.saved, listFormerValues(entry)), {
				sentences: buildUndoSentences(),
			}),
		);

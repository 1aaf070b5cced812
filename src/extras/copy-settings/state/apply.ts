import { __ } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import { CHANGED_ELSEWHERE } from '@/api/entities/settings';
import { splitReasons } from '@/domain/modules/module-rows';
import type { SettingsMap } from '@/domain/settings/effects';
import { withAliases } from '@/domain/settings/aliases';
import {
	compareSteps,
	endSteps,
	isSameApply,
	overwriteSteps,
	planSteps,
	retrySteps,
	reverseSteps,
	settleStep,
	type Journal,
	type Step,
} from '../domain/journal';
import { findOwnKey } from '@/domain/settings/file/values';
import {
	change,
	changed,
	changeSteps,
	listWaiting,
	readJournal,
	selectSettingsFile,
	storeJournal,
} from './journal';
import { showNotice } from '@/state/notices';
import { BUSY, toOutcome } from '@/state/store/outcome';
import {
	askOrConfirm,
	loadSettings,
	nameKeys,
	sendSettings,
	settingsMerged,
	tellExtras,
} from '@/state/settings';
import type { AppThunk, AsyncThunk, RootState } from '@/state/store/types';

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
		dispatch(change(({ steps, sent }) => ({ steps: compareSteps(steps, data, sent), sent: [] })));
	}
	return fresh.error;
};

const isWaiting = (state: RootState, key: string) =>
	listWaiting(state).some((step) => step.key === key);

/** @return The error that ends the whole apply. A refusal doesn't: it is kept with its step. */
const sendStep =
	({ key, to }: Step): AppThunk<Promise<ErrorInfo | undefined>> =>
	async (dispatch, getState, { api }) => {
		const { saved } = getState().settings;
		const values = { [key]: to };
		const serverKey = findOwnKey(key, saved);
		// Before it is sent, because the answer may be lost.
		dispatch(change(({ sent }) => ({ sent: [...sent, key] })));
		const resolve = (theirs: SettingsMap) => {
			dispatch(changeSteps((steps) => compareSteps(steps, { ...saved, ...theirs }, [])));
			return isWaiting(getState(), key) ? values : undefined;
		};
		// A switch has no third value.
		const compared = typeof to === 'boolean' ? undefined : { resolve };
		const { error } = await toOutcome(() => dispatch(sendSettings(api, values, compared)));
		if (error?.code === CHANGED_ELSEWHERE && !isWaiting(getState(), key)) {
			return undefined;
		}
		if (error && STOPPING.includes(error.kind)) {
			return error;
		}
		if (error) {
			const said = error.fields?.[serverKey] || error.message || error.code || error.kind;
			const own = splitReasons(said, [serverKey])[serverKey] ?? said;
			const { message: reason } = await nameKeys({ ...error, message: own }, [serverKey]);
			dispatch(changeSteps((steps) => settleStep(steps, { key, state: 'refused', reason })));
		} else {
			dispatch(settingsMerged(withAliases(values, saved)));
			// The screen shows what was saved.
			dispatch(askOrConfirm(values, () => undefined));
			dispatch(changeSteps((steps) => settleStep(steps, { key, state: 'done', reason: '' })));
		}
		return undefined;
	};

/**
 * Sends the waiting steps. The site is read before any value but a switch: what it has of the steps before is known then, however the
 * next one ends.
 */
const sendWaiting = (): AppThunk<Promise<ErrorInfo | undefined>> => async (dispatch, getState) => {
	for (const { key, to } of listWaiting(getState())) {
		const unread = typeof to === 'boolean' ? undefined : await dispatch(compareWithSite());
		const step = listWaiting(getState()).find((one) => one.key === key);
		const cut = unread ?? (step && (await dispatch(sendStep(step))));
		if (cut) {
			return cut;
		}
	}
	return undefined;
};

/** A change may undo another one, such as a module that sets its options when it is turned on. A second pass repairs that. */
const PASSES = 2;

/** After the site was read. */
const sendAll = (): AppThunk<Promise<ErrorInfo | undefined>> => async (dispatch) => {
	for (let pass = 0; pass < PASSES; pass++) {
		const cut = (await dispatch(sendWaiting())) ?? (await dispatch(compareWithSite()));
		if (cut) {
			return cut;
		}
	}
	dispatch(changeSteps(endSteps));
	return undefined;
};

/** Sends the steps that wait, one at a time; a refusal doesn't stop the others. */
const run = (): AsyncThunk<Journal> => async (dispatch, getState) => {
	if (!selectSettingsFile(getState()).journal) {
		// Another tab has forgotten it.
		return { error: BUSY };
	}
	dispatch(changed({ isRunning: true, error: undefined }));
	const unread = await dispatch(compareWithSite());
	const { saved } = getState().settings;
	const error = unread ?? (await dispatch(sendAll()));
	dispatch(changed({ isRunning: false, error }));
	const { journal } = selectSettingsFile(getState());
	if (journal) {
		const own = journal.steps.filter(({ state }) => state !== 'changed');
		const present = getState().settings.saved;
		const values = Object.fromEntries(own.map(({ key }) => [key, present[key]]));
		dispatch(tellExtras({ before: saved, values }));
	}
	return error || !journal ? { error: error ?? BUSY } : { data: journal };
};

const LOCK = 'dashboard-for-jetpack-settings-file';

const reportOtherTab =
	(text: string): AsyncThunk<Journal> =>
	(dispatch) => {
		dispatch(showNotice('error', text, { id: 'settings-file-other-tab' }));
		return Promise.resolve({ error: BUSY });
	};

/**
 * @param begin Prepares the journal; returns a sentence if that isn't possible. Runs only while no other tab of this browser applies a
 *              file, where the browser supports locks: a second journal would replace the first.
 */
const unlessRunning =
	(begin: AppThunk<string | void>): AsyncThunk<Journal> =>
	(dispatch, getState, { browser }) => {
		if (selectSettingsFile(getState()).isRunning) {
			return Promise.resolve({ error: BUSY });
		}
		const start = () => {
			const problem = dispatch(begin);
			return dispatch(problem ? reportOtherTab(problem) : run());
		};
		const refuse = () =>
			dispatch(
				reportOtherTab(
					__(
						'Another tab is changing the settings of this site. Wait until it has finished, then try again.',
					),
				),
			);
		const locks = browser.locks();
		return locks
			? locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? start() : refuse()))
			: start();
	};

/** Continues the shown journal. It is read again first, because another tab may have come further. */
const goOn = (how: (journal: Journal) => Partial<Journal>): AsyncThunk<Journal> =>
	unlessRunning((dispatch, getState) => {
		const shown = selectSettingsFile(getState()).journal;
		dispatch(readJournal());
		const { journal } = selectSettingsFile(getState());
		if (shown && journal && !isSameApply(shown, journal)) {
			return __('Another tab has changed the settings of this site since. This is what it did.');
		}
		return dispatch(change(how));
	});

/**
 * Applies changes of a file: exactly these values. A switch brings no companions, because the file lists them itself.
 * Each change is its own request, so that each refusal has its own reason.
 *
 * @return The journal at the end. Fails if it was cut short; `continueChanges` and `reverseChanges` go on from there.
 */
export const applyChanges = (
	label: string,
	changes: readonly { key: string; to: unknown }[],
	{ isPreset }: Pick<Journal, 'isPreset'> = {},
): AsyncThunk<Journal> =>
	unlessRunning((dispatch, getState, { browser }) => {
		const steps = planSteps(changes, getState().settings.saved);
		const startedAt = browser.now();
		dispatch(storeJournal({ label, isPreset, startedAt, direction: 'apply', steps, sent: [] }));
	});

/** Resumes an apply or undo that was cut short. */
export const continueChanges = (): AsyncThunk<Journal> => goOn(() => ({}));

export const retryRefusals = (): AsyncThunk<Journal> =>
	goOn(({ steps }) => ({ steps: retrySteps(steps) }));

/** Sends some changes that were left out, because somebody else had changed the values in between. */
export const overwriteChanges = (keys: readonly string[]): AsyncThunk<Journal> =>
	goOn(({ steps }) => ({ steps: overwriteSteps(steps, keys) }));

/** Restores the values from before, whether or not the apply had come to its end; after an undo, applies them again. */
export const reverseChanges = (): AsyncThunk<Journal> =>
	goOn(({ direction, steps }) => ({
		direction: direction === 'apply' ? 'undo' : 'apply',
		steps: reverseSteps(steps),
	}));

import { __ } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import {
	isSameFormValue,
	toFormValue,
	toSettingValue,
	validateFormValue,
} from '@/domain/settings/form';
import { mustReadAgain, type SettingsMap } from '@/domain/settings';
import { noticeRemoved, showNotice } from '../notices';
import { BUSY } from '../outcome';
import type { AppThunk, AsyncThunk, RootState } from '../types';
import { buildSaveSentences, NOTICE, reportSettingsFailure } from './announce';
import {
	compared,
	failed,
	failureDismissed,
	refused,
	saveEnded,
	saveStarted,
	selectSettingsForm,
	typed,
	type Draft,
} from './form';
import { loadSettings } from './load';
import { saveValues } from './save';
import { findLoss, isLoss, settlePartly, settleSaved } from './settle-fields';

/** Typing in a field: nothing is sent before it is saved. */
export const typeField =
	(key: string, value: string): AppThunk =>
	(dispatch, getState) => {
		const saved = toFormValue(key, getState().settings.saved[key]);
		dispatch(typed({ key, value, saved }));
	};

const CONFLICT_NOTICE = 'settings-conflict';

/** Stays until the next try: the choice is made at the fields. */
const announceConflict = (): AppThunk => (dispatch) =>
	dispatch(
		showNotice(
			'error',
			__(
				'These settings were changed somewhere else. Choose which version to keep, then save again.',
				'dashboard-for-jetpack',
			),
			{ id: CONFLICT_NOTICE, duration: 0 },
		),
	);

type Drafts = Record<string, Draft>;

const CHANGED_ELSEWHERE: ErrorInfo = {
	kind: 'unexpected',
	code: 'changed_elsewhere',
	status: 0,
	message: '',
};

/** What waits to be saved under some keys, but for what is on its way already. */
function draftsOf(state: RootState, keys: readonly string[]): Drafts {
	const { drafts, saving } = selectSettingsForm(state);
	const entries = keys.flatMap((key) => {
		const draft = drafts[key];
		return draft && !saving.includes(key) ? [[key, draft] as const] : [];
	});
	return Object.fromEntries(entries);
}

const valuesOf = (drafts: Drafts) =>
	Object.fromEntries(Object.entries(drafts).map(([key, { value }]) => [key, value]));

const toSettings = (values: Record<string, string>): SettingsMap =>
	Object.fromEntries(
		Object.entries(values).map(([key, value]) => [key, toSettingValue(key, value)]),
	);

/** What the server holds now under keys that somebody else changed since the typing began. */
function findConflicts(drafts: Drafts, fresh: SettingsMap): Record<string, string> {
	const found = Object.entries(drafts).flatMap(([key, { value, base }]) => {
		const theirs = toFormValue(key, fresh[key]);
		const isChanged = !isSameFormValue(key, theirs, base);
		return isChanged && !isSameFormValue(key, theirs, value) ? [[key, theirs] as const] : [];
	});
	return Object.fromEntries(found);
}

/** Sends drafts, unless the server holds something else by now than what was typed over. */
const sendUnlessChanged =
	(drafts: Drafts): AsyncThunk<SettingsMap> =>
	async (dispatch) => {
		const fresh = await dispatch(loadSettings());
		if (fresh.error) {
			dispatch(reportSettingsFailure(fresh.error));
			return fresh;
		}
		const conflicts = findConflicts(drafts, fresh.data);
		dispatch(compared({ keys: Object.keys(drafts), conflicts }));
		if (Object.keys(conflicts).length > 0) {
			dispatch(announceConflict());
			return { error: CHANGED_ELSEWHERE };
		}
		const values = valuesOf(drafts);
		const outcome = await dispatch(
			saveValues(toSettings(values), { findFault: (state) => findLoss(state, values) }),
		);
		if (outcome.error && !isLoss(outcome.error)) {
			dispatch(settlePartly(values, outcome.error));
			return outcome;
		}
		// The server strips and escapes: what it has made of the text is what a field must show.
		if (!mustReadAgain(values)) {
			await dispatch(loadSettings());
		}
		dispatch(settleSaved(values));
		return outcome;
	};

/** Values that the server would refuse are named at their fields, and nothing of their form is sent. */
const refuseUnsent =
	(drafts: Drafts): AppThunk<ErrorInfo | undefined> =>
	(dispatch) => {
		const refusals = Object.entries(drafts).flatMap(([key, { value }]) => {
			const reason = validateFormValue(key, value);
			return reason ? [[key, reason] as const] : [];
		});
		if (refusals.length === 0) {
			return undefined;
		}
		const message = refusals.map(([, reason]) => reason).join(' ');
		const error: ErrorInfo = { kind: 'unexpected', code: 'refused_unsent', status: 0, message };
		dispatch(failureDismissed(Object.keys(drafts)));
		dispatch(refused(Object.fromEntries(refusals)));
		dispatch(reportSettingsFailure(error));
		return error;
	};

/** Says at the form why it could not be saved, where no field says it and no notice stays that does. */
const keepFailure =
	(keys: readonly string[], error: ErrorInfo): AppThunk =>
	(dispatch, getState) => {
		const { problems } = selectSettingsForm(getState());
		const isSaid =
			error === CHANGED_ELSEWHERE ||
			['session', 'other-user'].includes(error.kind) ||
			keys.some((key) => problems[key]);
		if (!isSaid) {
			dispatch(failed({ keys, reason: error.message || error.code || error.kind }));
		}
	};

/**
 * Saves what was typed under some keys, and nothing else. What was typed stays until the server has
 * it: through a refusal, with the server's reason at the field that it names, and through a change by
 * somebody else, which is shown and never overwritten unasked.
 */
export const saveFields =
	(keys: readonly string[]): AsyncThunk<SettingsMap> =>
	async (dispatch, getState) => {
		const drafts = draftsOf(getState(), keys);
		const sent = Object.keys(drafts);
		if (sent.length === 0) {
			return { error: BUSY };
		}
		dispatch(noticeRemoved(CONFLICT_NOTICE));
		const refusal = dispatch(refuseUnsent(drafts));
		if (refusal) {
			return { error: refusal };
		}
		dispatch(saveStarted(sent));
		try {
			const outcome = await dispatch(sendUnlessChanged(drafts));
			if (outcome.error) {
				dispatch(keepFailure(sent, outcome.error));
			}
			return outcome;
		} finally {
			dispatch(saveEnded(sent));
		}
	};

/** Reports that the server has several saves, also on the page that is opened next (NOTICE-08). */
const announceSettingsSaved = (): AppThunk => (dispatch) =>
	dispatch(
		showNotice('success', buildSaveSentences(false).success, {
			...NOTICE,
			displayOnNextPage: true,
		}),
	);

/**
 * Saves several forms, each by itself, so that a refusal of one loses nothing of another. What is said in the end is
 * said of all: that they are saved, still on the next page, or why one is not.
 *
 * @param saves One for each form.
 * @return Whether the server has all of them.
 */
export const saveForms =
	(saves: readonly AsyncThunk<unknown>[]): AppThunk<Promise<boolean>> =>
	async (dispatch) => {
		const errors: ErrorInfo[] = [];
		for (const save of saves) {
			const { error } = await dispatch(save);
			if (error) {
				errors.push(error);
			}
		}
		const [first] = errors;
		if (!first) {
			dispatch(announceSettingsSaved());
		} else if (first !== CHANGED_ELSEWHERE) {
			dispatch(reportSettingsFailure(first));
		} else {
			dispatch(announceConflict());
		}
		return first === undefined;
	};

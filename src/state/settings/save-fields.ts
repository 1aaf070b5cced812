import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import { CHANGED_ELSEWHERE } from '@/api/entities/settings';
import {
	completeValue,
	isKept,
	isSameFormValue,
	toFormValue,
	toSettingValue,
} from '@/domain/settings/form';
import { mustReadAgain } from '@/domain/settings';
import { withAliases } from '@/domain/settings/aliases';
import type { SettingsMap } from '@/domain/settings/effects';
import { inTime } from '@/lib/promises';
import { noticeRemoved, showNotice } from '../notices';
import { BUSY } from '../outcome';
import type { AppThunk, AsyncThunk, RootState } from '../types';
import { mayBeOfOthers } from '../uncertain';
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
import { readSaved } from './selectors';
import { findLoss, isLoss, settlePartly, settleSaved } from './settle-fields';

/** Stores typed text as a draft; it is sent when the form is saved. */
export const typeField =
	(key: string, value: string): AppThunk =>
	(dispatch, getState) => {
		const saved = toFormValue(key, readSaved(getState(), key));
		dispatch(typed({ key, value, saved }));
	};

const CONFLICT_NOTICE = 'settings-conflict';

/**
 * Stays until the next try, because the conflict is resolved at the fields.
 *
 * @param by The login of who made the change, if the site knows.
 */
const announceConflict =
	(by = ''): AppThunk =>
	(dispatch) => {
		const text = by
			? sprintf(
					/* translators: %s: login of a user. */
					__(
						'These settings were changed by %s. Choose which version to keep, then save again.',
						'dashboard-for-jetpack',
					),
					by,
				)
			: __(
					'These settings were changed somewhere else. Choose which version to keep, then save again.',
					'dashboard-for-jetpack',
				);
		dispatch(showNotice('error', text, { id: CONFLICT_NOTICE, duration: 0 }));
	};

type Drafts = Record<string, Draft>;

const CONFLICT: ErrorInfo = { kind: 'unexpected', code: CHANGED_ELSEWHERE, status: 0, message: '' };

/** The unsaved drafts of some keys, except those that are being sent. */
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

const toSettings = (drafts: Drafts): SettingsMap =>
	Object.fromEntries(
		Object.entries(drafts).map(([key, { value, base }]) => [key, toSettingValue(key, value, base)]),
	);

/** The site's values of keys that were changed elsewhere since the typing began, as far as the page knows. */
function findConflicts({ settings }: RootState, drafts: Drafts): Record<string, string> {
	const found = Object.entries(drafts).flatMap(([key, { value, base }]) => {
		const theirs = toFormValue(key, settings.saved[key]);
		const isChanged = !isSameFormValue(key, theirs, base);
		return isChanged && !isKept(key, theirs, value, base) ? [[key, theirs] as const] : [];
	});
	return Object.fromEntries(found);
}

/**
 * Compares drafts with the saved values of which the page knows.
 *
 * @return Whether some were changed elsewhere since the typing began.
 */
const compare =
	(drafts: Drafts, by?: string): AppThunk<boolean> =>
	(dispatch, getState) => {
		const conflicts = findConflicts(getState(), drafts);
		dispatch(compared({ keys: Object.keys(drafts), conflicts }));
		const isChanged = Object.keys(conflicts).length > 0;
		if (isChanged) {
			dispatch(announceConflict(by));
		}
		return isChanged;
	};

/** Sends drafts, unless the saved values were changed elsewhere since the typing began. */
const sendUnlessChanged =
	(drafts: Drafts): AsyncThunk<SettingsMap> =>
	async (dispatch, getState) => {
		// The page may have read a value that is gone again.
		if (Object.keys(findConflicts(getState(), drafts)).length > 0) {
			const { error } = await dispatch(loadSettings());
			if (error ?? dispatch(compare(drafts))) {
				return { error: error ?? CONFLICT };
			}
		}
		const values = valuesOf(drafts);
		const changes = toSettings(drafts);
		const texts = withAliases(values, getState().settings.saved);
		const outcome = await dispatch(
			saveValues(changes, {
				findFault: (state) => findLoss(state, values),
				form: {
					isSame: (key, theirs) => {
						const sent = texts[key];
						return (
							typeof sent === 'string' &&
							isKept(key, toFormValue(key, theirs), sent, drafts[key]?.base)
						);
					},
					complete: completeValue,
					resolve: (_theirs, by) => (dispatch(compare(drafts, by)) ? undefined : changes),
				},
			}),
		);
		if (outcome.error && !isLoss(outcome.error)) {
			dispatch(settlePartly(values, outcome.error));
			return outcome;
		}
		// The server strips and escapes text, and the field must show the result.
		if (!mustReadAgain(values)) {
			await dispatch(loadSettings());
		}
		dispatch(settleSaved(values));
		return outcome;
	};

/** Milliseconds that a save waits for the checks. */
const CHECKS_LIMIT = 3000;

/** Shows an error at each field that the server would refuse, and sends nothing of the form. */
const refuseUnsent =
	(drafts: Drafts): AppThunk<Promise<ErrorInfo | undefined>> =>
	async (dispatch) => {
		// Without them, the site itself decides.
		const checks = await inTime(
			import(/* webpackChunkName: "field-checks" */ '@/domain/settings/field-checks'),
			CHECKS_LIMIT,
		);
		const refusals = Object.entries(drafts).flatMap(([key, { value }]) => {
			const reason = checks?.validateFormValue(key, value);
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

/** Shows the error at the form, unless a field or a lasting notice shows it. */
const keepFailure =
	(keys: readonly string[], error: ErrorInfo): AppThunk =>
	(dispatch, getState) => {
		const { problems } = selectSettingsForm(getState());
		const isSaid =
			error.code === CHANGED_ELSEWHERE ||
			['session', 'other-user'].includes(error.kind) ||
			keys.some((key) => problems[key]);
		if (!isSaid) {
			const reason = error.message || error.code;
			dispatch(failed({ keys, reason, isOfOthers: mayBeOfOthers(error) }));
		}
	};

/**
 * Saves the drafts of some keys and nothing else. A draft is kept until the server has saved it: after a
 * refusal the server's reason is shown at its field, and a change made elsewhere is shown and never
 * overwritten without asking.
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
		dispatch(saveStarted(sent));
		try {
			const refusal = await dispatch(refuseUnsent(drafts));
			if (refusal) {
				return { error: refusal };
			}
			const outcome = await dispatch(sendUnlessChanged(drafts));
			if (outcome.error) {
				dispatch(keepFailure(sent, outcome.error));
			}
			return outcome;
		} finally {
			dispatch(saveEnded(sent));
		}
	};

/**
 * Saves several forms separately, so that a refused form does not affect the others. One notice reports the result for
 * all: success, also on the next page (NOTICE-08), or why a form was not saved.
 *
 * @param saves One for each form.
 * @return Whether all were saved.
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
			const { success } = buildSaveSentences(false);
			dispatch(showNotice('success', success, { ...NOTICE, displayOnNextPage: true }));
		} else if (first.code !== CHANGED_ELSEWHERE) {
			dispatch(reportSettingsFailure(first));
		}
		return first === undefined;
	};

import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import { CHANGED_ELSEWHERE } from '@/api/entities/settings';
import { encodeAliases, withAliases } from '@/domain/settings/aliases';
import type { SettingsMap } from '@/domain/settings/effects';
import {
	completeValue,
	dropsLines,
	findLostLines,
	isKept,
	isSameFormValue,
	toFormValue,
	toSettingValue,
} from '@/domain/settings/form';
import { inTime } from '@/lib/promises';
import { noticeRemoved, showNotice } from '../notices';
import { BUSY, mayBeOfOthers } from '../store/outcome';
import type { AppThunk, AsyncThunk, RootState } from '../store/types';
import { buildSaveSentences, NOTICE, reportSettingsFailure } from './announce';
import {
	compared,
	failed,
	refused,
	saveEnded,
	saveStarted,
	selectSettingsForm,
	settled,
	typed,
	type Draft,
} from './form';
import { saveValues } from './save';
import { readSaved } from './selectors';

const savedTextOf = (state: RootState, key: string) => toFormValue(key, readSaved(state, key));

/** Stores typed text as a draft; it is sent when the form is saved. */
export const typeField =
	(key: string, value: string): AppThunk =>
	(dispatch, getState) =>
		dispatch(typed({ key, value, saved: savedTextOf(getState(), key) }));

type Drafts = Record<string, Draft>;

const mapFields = <F, T>(fields: Record<string, F>, map: (field: F, key: string) => T) =>
	Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, map(field, key)]));

/** The unsaved drafts of some keys, except those that are being sent. */
function draftsOf(state: RootState, keys: readonly string[]): Drafts {
	const { drafts, saving } = selectSettingsForm(state);
	const isOpen = ([key]: [string, Draft]) => keys.includes(key) && !saving.includes(key);
	return Object.fromEntries(Object.entries(drafts).filter(isOpen));
}

/** The drafts whose value on the page was changed elsewhere since the typing began. */
function findConflicts(state: RootState, drafts: Drafts): Drafts {
	const isConflict = ([key, { value, base }]: [string, Draft]) => {
		const theirs = savedTextOf(state, key);
		return !isSameFormValue(key, theirs, base) && !isKept(key, theirs, value, base);
	};
	return Object.fromEntries(Object.entries(drafts).filter(isConflict));
}

const CONFLICT_NOTICE = 'settings-conflict';

/** Shows what somebody else has changed, at the fields and in a notice that stays until the next try. False if nothing was. */
const showConflicts =
	(drafts: Drafts, by: string): AppThunk<boolean> =>
	(dispatch, getState) => {
		const state = getState();
		const conflicts = mapFields(findConflicts(state, drafts), (_, key) => savedTextOf(state, key));
		dispatch(compared({ keys: Object.keys(drafts), conflicts }));
		if (Object.keys(conflicts).length === 0) {
			return false;
		}
		const text = by
			? sprintf(
					/* translators: %s: login of a user. */
					__('These settings were changed by %s. Choose which version to keep, then save again.'),
					by,
				)
			: __(
					'These settings were changed somewhere else. Choose which version to keep, then save again.',
				);
		dispatch(showNotice('error', text, { id: CONFLICT_NOTICE, duration: 0 }));
		return true;
	};

const LOST = 'lost_lines';

/** The server drops invalid lines and reports success. Undefined if it has kept all. */
function describeLoss(state: RootState, texts: Record<string, string>): string | undefined {
	const lost = Object.entries(texts).flatMap(([key, sent]) =>
		dropsLines(key) ? findLostLines(sent, savedTextOf(state, key)) : [],
	);
	return lost.length === 0
		? undefined
		: sprintf(
				/* translators: %s: lines of a list of addresses. */
				__("The site didn't keep these lines: %s"),
				lost.join(', '),
			);
}

/** Removes the drafts that were saved, and shows why the others weren't: at their fields, where dropped lines stay, or else at the form. */
const settleDrafts =
	(drafts: Drafts, error?: ErrorInfo): AppThunk =>
	(dispatch, getState) => {
		const state = getState();
		const isAllKept = !error || error.code === LOST;
		for (const [key, { value: sent, base }] of Object.entries(drafts)) {
			const kept = savedTextOf(state, key);
			if (isAllKept || (error.code === 'some_updated' && isKept(key, kept, sent, base))) {
				dispatch(settled({ key, sent, kept, problem: describeLoss(state, { [key]: sent }) }));
			}
		}
		dispatch(refused(error?.fields ?? {}));
		const { problems } = selectSettingsForm(getState());
		const keys = Object.keys(drafts);
		const isSaid =
			error?.code === CHANGED_ELSEWHERE ||
			// A lasting notice says it.
			error?.kind === 'session' ||
			error?.kind === 'other-user' ||
			keys.some((key) => problems[key]);
		if (error && !isSaid) {
			const reason = error.message || error.code;
			dispatch(failed({ keys, reason, isOfOthers: mayBeOfOthers(error) }));
		}
	};

/** Sends drafts. A change made elsewhere is shown and never overwritten without asking. */
const sendDrafts =
	(drafts: Drafts): AsyncThunk<SettingsMap> =>
	(dispatch, getState) => {
		const state = getState();
		const { saved } = state.settings;
		const texts = mapFields(drafts, ({ value }) => value);
		const sent = withAliases(texts, saved);
		// What the page has read in the meantime isn't what the person saw.
		const bases = mapFields(findConflicts(state, drafts), ({ base }) => base);
		return dispatch(
			saveValues({
				changes: mapFields(drafts, ({ value, base }, key) => toSettingValue(key, value, base)),
				form: {
					seen: { ...saved, ...encodeAliases(bases, saved) },
					isSame: (key, theirs) =>
						isKept(key, toFormValue(key, theirs), String(sent[key]), drafts[key]?.base),
					complete: (before, kept) =>
						mapFields(kept, (value, key) => completeValue(key, before[key], value)),
					isConflict: (by) => dispatch(showConflicts(drafts, by)),
					findFault() {
						const message = describeLoss(getState(), texts);
						return message ? { kind: 'unexpected', code: LOST, status: 0, message } : undefined;
					},
				},
			}),
		);
	};

/** Milliseconds that a save waits for the checks. */
const CHECKS_LIMIT = 3000;

/** Why the server would refuse fields, of which nothing is sent then. */
async function findRefusals(drafts: Drafts): Promise<ErrorInfo | undefined> {
	// Without them, the site itself decides.
	const checks = await inTime(
		import(/* webpackChunkName: "settings-late" */ '@/domain/settings/field-checks'),
		CHECKS_LIMIT,
	);
	const fields = Object.fromEntries(
		Object.entries(drafts).flatMap(([key, { value }]) => {
			const reason = checks?.validateFormValue(key, value);
			return reason ? [[key, reason] as const] : [];
		}),
	);
	const message = Object.values(fields).join(' ');
	return message === ''
		? undefined
		: { kind: 'unexpected', code: 'refused_unsent', status: 0, message, fields };
}

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
			const refusal = await findRefusals(drafts);
			if (refusal) {
				dispatch(reportSettingsFailure(refusal));
			}
			const outcome = refusal ? { error: refusal } : await dispatch(sendDrafts(drafts));
			dispatch(settleDrafts(drafts, outcome.error));
			return outcome;
		} finally {
			dispatch(saveEnded(sent));
		}
	};

/**
 * Saves several forms separately, so that a refused form does not affect the others. One notice reports the result for
 * all: success, also on the next page (NOTICE-08), or why a form was not saved.
 *
 * @return Whether all were saved.
 */
export const saveForms =
	(saves: readonly AsyncThunk<unknown>[]): AppThunk<Promise<boolean>> =>
	async (dispatch) => {
		let first: ErrorInfo | undefined;
		for (const save of saves) {
			const { error } = await dispatch(save);
			first ??= error;
		}
		if (!first) {
			const { success } = buildSaveSentences(false);
			dispatch(showNotice('success', success, { ...NOTICE, displayOnNextPage: true }));
		} else if (first.code !== CHANGED_ELSEWHERE) {
			dispatch(reportSettingsFailure(first));
		}
		return first === undefined;
	};

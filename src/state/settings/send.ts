import { isApiError, type Api } from '@/api';
import { readConflict, settingsApi, stampOf } from '@/api/entities/settings';
import { encodeAliases, withAliases } from '@/domain/settings/aliases';
import type { SettingsMap } from '@/domain/settings/effects';
import type { AppThunk, SaveQuestion } from '../store/types';
import { merged } from './slice';

export interface Comparison {
	/** What the person saw; by default the values of the page. */
	seen?: SettingsMap;
	/**
	 * What to send after somebody else has changed the same settings, whose present values the state has now. Undefined to send nothing, and
	 * report the conflict.
	 */
	resolve: (theirs: SettingsMap, by: string) => SettingsMap | undefined;
}

/** The changes that were sent at last, with the server's answer; no answer if there was nothing left to send. */
export interface Sent {
	saved: SettingsMap;
	answer?: unknown;
}

/** A save that somebody else is faster than each time fails. */
const TRIES = 3;

/** The question of an extra about changes. */
const findQuestion =
	(changes: SettingsMap): AppThunk<SaveQuestion | undefined> =>
	(dispatch, _getState, { saveExtras }) =>
		saveExtras.map(({ question }) => question && dispatch(question(changes))).find(Boolean);

/** Lets an extra ask about what was saved, or else confirms it. */
export const askOrConfirm =
	(saved: SettingsMap, confirm: AppThunk): AppThunk =>
	(dispatch) =>
		dispatch(dispatch(findQuestion(saved))?.ask(confirm) ?? confirm);

/** Sends settings, in one request unless somebody else has changed them. Without `compared`, they overwrite what the site has, as a switch does. */
export const sendSettings =
	(api: Api, changes: SettingsMap, compared?: Comparison): AppThunk<Promise<Sent>> =>
	async (dispatch, getState) => {
		const known = getState().settings.saved;
		const mark = dispatch(findQuestion(changes))?.mark;
		const { seen = known } = compared ?? {};
		let sent = changes;
		let stamps: Record<string, string> | undefined =
			compared &&
			Object.fromEntries(
				Object.keys(encodeAliases(changes, known)).map((key) => [key, stampOf(seen[key])]),
			);
		for (let tries = 1; Object.keys(sent).length > 0; tries++) {
			try {
				const answer = await api(settingsApi).save(sent, known, { mark, seen: stamps });
				return { saved: sent, answer };
			} catch (error) {
				const conflict = compared && readConflict(error);
				if (!conflict || tries === TRIES) {
					throw error;
				}
				const theirs = withAliases(conflict.values, known);
				dispatch(merged(theirs));
				const next = compared.resolve(theirs, conflict.by);
				if (!next) {
					throw error;
				}
				sent = next;
				stamps = conflict.stamps;
			}
		}
		return { saved: {} };
	};

/** As `sendSettings`. If the server refuses the changes, the remedy is sent, and then the changes again (SETPERF-14). */
export const sendWithRemedy =
	(
		api: Api,
		changes: SettingsMap,
		remedy?: SettingsMap,
		compared?: Comparison,
	): AppThunk<Promise<Sent>> =>
	async (dispatch) => {
		try {
			return await dispatch(sendSettings(api, changes, compared));
		} catch (error) {
			// Only a refusal is worth a second try: an unreachable site must not get two more requests.
			if (!remedy || !isApiError(error) || error.status < 400 || error.status >= 500) {
				throw error;
			}
			await dispatch(sendSettings(api, remedy));
			const { saved, answer } = await dispatch(sendSettings(api, changes));
			return { saved: { ...remedy, ...saved }, answer };
		}
	};

import { isApiError, type Api } from '@/api';
import { readConflict, settingsApi } from '@/api/entities/settings';
import { encodeAliases, withAliases } from '@/domain/settings/aliases';
import type { SettingsMap } from '@/domain/settings/effects';
import { stampOf } from '@/lib/stamp';
import { askToKeep, isTrialWanted } from '../trial-start';
import type { AppThunk } from '../types';
import { merged } from './slice';

export interface FormRules {
	/** Whether the server's value is the one that was sent. */
	isSame: (key: string, fresh: unknown, sent: unknown) => boolean;
	/** The whole value of a setting when only some of its members were sent. */
	complete: (key: string, before: unknown, sent: unknown) => unknown;
	resolve: Resolve;
}

/**
 * What to send after somebody else has changed the same settings.
 *
 * @param theirs The site's values of those settings, which the state has now, too.
 * @return Undefined to send nothing, and report the conflict.
 */
export type Resolve = (theirs: SettingsMap, by: string) => SettingsMap | undefined;

/** A save that somebody else is faster than each time fails. */
const TRIES = 3;

/** Stamps of the site's own keys. */
const stampsOf = (known: SettingsMap, changes: SettingsMap): Record<string, string> =>
	Object.fromEntries(
		Object.keys(encodeAliases(changes, known)).map((key) => [key, stampOf(known[key])]),
	);

/**
 * Sends settings, in one request unless somebody else has changed them. Those that can lock people out are put on trial, and nothing waits for that question.
 *
 * @param resolve Without it, the changes overwrite whatever the site has, as a switch does.
 * @return The changes that were sent at last, with the server's answer; no answer if there was nothing left to send.
 */
export const sendSettings =
	(
		api: Api,
		changes: SettingsMap,
		resolve?: Resolve,
	): AppThunk<Promise<{ saved: SettingsMap; answer?: unknown }>> =>
	async (dispatch, getState) => {
		const known = getState().settings.saved;
		const isOnTrial = dispatch(isTrialWanted(changes));
		let sent = changes;
		let seen = resolve && stampsOf(known, changes);
		try {
			for (let tries = 1; Object.keys(sent).length > 0; tries++) {
				try {
					return {
						saved: sent,
						answer: await api(settingsApi).save(sent, known, { isOnTrial, seen }),
					};
				} catch (error) {
					const conflict = resolve && readConflict(error);
					if (!conflict || tries === TRIES) {
						throw error;
					}
					const theirs = withAliases(conflict.values, known);
					dispatch(merged(theirs));
					const next = resolve(theirs, conflict.by);
					if (!next) {
						throw error;
					}
					sent = next;
					seen = conflict.stamps;
				}
			}
			return { saved: {} };
		} finally {
			if (isOnTrial) {
				void dispatch(askToKeep());
			}
		}
	};

/** As `sendSettings`. If the server refuses the changes, the remedy is sent, and then the changes again (SETPERF-14). */
export const send =
	(
		api: Api,
		changes: SettingsMap,
		{ remedy, resolve }: { remedy?: SettingsMap; resolve?: Resolve },
	): AppThunk<Promise<{ saved: SettingsMap; answer?: unknown }>> =>
	async (dispatch) => {
		try {
			return await dispatch(sendSettings(api, changes, resolve));
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

import * as v from 'valibot';
import { EFFECTS, effectsOf, type SettingsMap } from '@/domain/settings/effects';
import { selectUserKey } from '../connection';
import { defineOwnedMemory } from '../memory';
import type { AsyncThunk, Browser } from '../types';
import { merged } from './slice';

/** The dismissed cards of each user and site. */
const DISMISSED = defineOwnedMemory('dashboard-for-jetpack-dismissed', v.array(v.string()), 20);

/**
 * The server's settings with the dismissals that it has no setting for, which this browser keeps for each user and site. An
 * empty answer stays empty: nothing is known then.
 */
export function withKept(settings: SettingsMap, browser: Browser, userKey: string): SettingsMap {
	const keys = Object.keys(settings).length > 0 ? Object.keys(EFFECTS) : [];
	const known = DISMISSED.recall(browser, userKey) ?? [];
	const kept = keys.filter((key) => effectsOf(key).quiet && known.includes(key));
	return { ...Object.fromEntries(kept.map((key) => [key, true])), ...settings };
}

/** Keeps a dismissal in this browser. */
export const keepHere =
	(key: string): AsyncThunk<SettingsMap> =>
	async (dispatch, getState, { browser }) => {
		const user = selectUserKey(getState());
		DISMISSED.remember(browser, user, [...(DISMISSED.recall(browser, user) ?? []), key]);
		const data = { [key]: true };
		dispatch(merged(data));
		return { data };
	};

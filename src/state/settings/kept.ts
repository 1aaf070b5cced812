import { EFFECTS, effectsOf, type SettingsMap } from '@/domain/settings/effects';
import type { AsyncThunk, Browser } from '../types';
import { merged } from './slice';

const nameOf = (key: string, userId: number) => `dashboard-for-jetpack-${key}-${userId}`;

/**
 * The server's settings with the dismissals that it has no setting for, which this browser keeps for each user. An
 * empty answer stays empty: nothing is known then.
 */
export function withKept(settings: SettingsMap, browser: Browser, userId: number): SettingsMap {
	const keys = Object.keys(settings).length > 0 ? Object.keys(EFFECTS) : [];
	const kept = keys.filter((key) => effectsOf(key).quiet && browser.recall(nameOf(key, userId)));
	return { ...Object.fromEntries(kept.map((key) => [key, true])), ...settings };
}

/** Keeps a dismissal in this browser. */
export const keepHere =
	(key: string): AsyncThunk<SettingsMap> =>
	async (dispatch, getState, { browser }) => {
		browser.remember(nameOf(key, getState().connection.user.id), 'yes');
		const data = { [key]: true };
		dispatch(merged(data));
		return { data };
	};

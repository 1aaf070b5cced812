import { EFFECTS, effectsOf, type SettingsMap } from '@/domain/settings/effects';
import type { AsyncThunk, Browser } from '../types';
import { merged } from './slice';

/** The entry of all users of this browser: `2:dismiss_dash_app_card,…`. */
const KEY = 'dashboard-for-jetpack-dismissed';

const readAll = (browser: Browser) => (browser.recall(KEY) ?? '').split(',');

/**
 * The server's settings with the dismissals that it has no setting for, which this browser keeps for each user. An
 * empty answer stays empty: nothing is known then.
 */
export function withKept(settings: SettingsMap, browser: Browser, userId: number): SettingsMap {
	const keys = Object.keys(settings).length > 0 ? Object.keys(EFFECTS) : [];
	const known = readAll(browser);
	const kept = keys.filter((key) => effectsOf(key).quiet && known.includes(`${userId}:${key}`));
	return { ...Object.fromEntries(kept.map((key) => [key, true])), ...settings };
}

/** Keeps a dismissal in this browser. */
export const keepHere =
	(key: string): AsyncThunk<SettingsMap> =>
	async (dispatch, getState, { browser }) => {
		const { id } = getState().connection.user;
		browser.remember(KEY, [...readAll(browser), `${id}:${key}`].join());
		const data = { [key]: true };
		dispatch(merged(data));
		return { data };
	};

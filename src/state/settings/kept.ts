import { effectsOf, type SettingsMap } from '@/domain/settings/effects';
import type { AsyncThunk, Browser } from '../types';
import { merged } from './slice';

const keyOf = (userId: number) => `dashboard-for-jetpack-dismissed-${userId}`;

/** The dismissals that this browser keeps for a user, because the server had no setting for them. */
const recallKept = (browser: Browser, userId: number): SettingsMap =>
	Object.fromEntries(
		(browser.recall(keyOf(userId)) ?? '')
			.split(',')
			.filter((key) => effectsOf(key).quiet)
			.map((key) => [key, true]),
	);

/** The server's settings with the dismissals that it can't save. An empty answer stays empty: nothing is known then. */
export const withKept = (settings: SettingsMap, browser: Browser, userId: number): SettingsMap =>
	Object.keys(settings).length > 0 ? { ...recallKept(browser, userId), ...settings } : settings;

/** Keeps a dismissal in this browser. */
export const keepHere =
	(key: string): AsyncThunk<SettingsMap> =>
	async (dispatch, getState, { browser }) => {
		const { id } = getState().connection.user;
		const data = { ...recallKept(browser, id), [key]: true };
		browser.remember(keyOf(id), Object.keys(data).join());
		dispatch(merged(data));
		return { data };
	};

import * as v from 'valibot';
import { settingsApi } from '@/api/entities/settings';
import { EFFECTS, effectsOf, type SettingsMap } from '@/domain/settings/effects';
import { defineMemory, type User } from '../store/memory';
import { toOutcome } from '../store/outcome';
import type { AsyncThunk, Browser } from '../store/types';
import { merged, received } from './slice';

const dismissed = defineMemory('dashboard-for-jetpack-dismissed', v.array(v.string()), {
	of: 'person and site',
});

/**
 * The server's settings, and this browser's dismissals that the server has no setting for. An empty answer stays empty: nothing
 * is known then.
 */
export function withDismissals(settings: SettingsMap, browser: Browser, user: User): SettingsMap {
	const keys = Object.keys(settings).length > 0 ? Object.keys(EFFECTS) : [];
	const known = dismissed.read(browser, user) ?? [];
	const own = keys.filter((key) => effectsOf(key).quiet && known.includes(key));
	return { ...Object.fromEntries(own.map((key) => [key, true])), ...settings };
}

/** Keeps a dismissal in this browser. */
export const dismissHere =
	(key: string): AsyncThunk<SettingsMap> =>
	async (dispatch) => {
		dispatch(dismissed.remember([...(dispatch(dismissed.recall()) ?? []), key]));
		const data = { [key]: true };
		dispatch(merged(data));
		return { data };
	};

export const loadSettings =
	(): AsyncThunk<SettingsMap> =>
	async (dispatch, getState, { api, browser }) => {
		const { settings, modules, site } = getState();
		// A page without settings may have the few that the browser keeps. Each module is a setting, too.
		const known = Object.keys(site.unread ? modules : settings.saved);
		const outcome = await toOutcome(() => api(settingsApi).load(known));
		if (outcome.data) {
			dispatch(received(withDismissals(outcome.data, browser, getState())));
		}
		return outcome;
	};

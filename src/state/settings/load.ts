import { settingsApi } from '@/api/entities/settings';
import type { SettingsMap } from '@/domain/settings/effects';
import { toOutcome } from '../outcome';
import type { AsyncThunk } from '../types';
import { withDismissals } from './dismissals';
import { received } from './slice';

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

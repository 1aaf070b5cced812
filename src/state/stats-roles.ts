import type { SettingsMap } from '@/domain/settings';
import { changeRoles, type RoleListKey } from '@/domain/settings-cards/stats-roles';
import { recordToggle } from './modules';
import { changeSetting } from './settings';
import type { AsyncThunk } from './types';

/** Adds a role to a list of the stats, or takes it away, and records which (TRAFFIC-49, TRACK-12). */
export const toggleStatsRole =
	(key: RoleListKey, role: string, isOn: boolean): AsyncThunk<SettingsMap> =>
	(dispatch) => {
		dispatch(recordToggle('stats', isOn, key, { role }));
		return dispatch(changeSetting(key, (saved) => changeRoles(key, saved, { role, isOn })));
	};

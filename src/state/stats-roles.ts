import type { SettingsMap } from '@/domain/settings';
import { changeRoles, type RoleListKey } from '@/domain/settings-cards/stats-roles';
import { recordToggle } from './modules';
import { buildUndoSentences, changeSetting, undoBy } from './settings';
import type { AsyncThunk } from './types';

/** Adds a role to a list of the stats, or takes it away, and records which (TRAFFIC-49, TRACK-12). Undone, only that role goes back. */
export const toggleStatsRole =
	(key: RoleListKey, role: string, isOn: boolean): AsyncThunk<SettingsMap> =>
	(dispatch) => {
		dispatch(recordToggle('stats', isOn, key, { role }));
		undoBy(key, ({ changes }) =>
			changeSetting(
				key,
				(saved) =>
					Object.entries(changes).reduce<unknown>(
						(list, [one, wasOn]) => changeRoles(key, list, { role: one, isOn: wasOn === true }),
						saved,
					),
				{ sentences: buildUndoSentences() },
			),
		);
		const wayBack = { place: key, changes: { [role]: !isOn } };
		return dispatch(
			changeSetting(key, (saved) => changeRoles(key, saved, { role, isOn }), { wayBack }),
		);
	};

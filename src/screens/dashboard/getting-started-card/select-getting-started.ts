import { createSelector } from '@reduxjs/toolkit';
import { isGettingStartedShown } from '@/domain/dashboard';
import { selectSiteConnection } from '@/state/connection';
import { selectRewind } from '@/state/rewind';
import { selectSetting } from '@/state/settings';

type State = Parameters<typeof selectRewind>[0];

export const DISMISSAL = 'dismiss_dash_backup_getting_started';

export const selectIsGettingStartedShown = createSelector(
	[selectSiteConnection, selectRewind, (state: State) => selectSetting(state, DISMISSAL)],
	(connection, rewind, dismissal) => isGettingStartedShown({ connection, rewind, dismissal }),
);

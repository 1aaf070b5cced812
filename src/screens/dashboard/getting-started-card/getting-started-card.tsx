import { createSelector } from '@reduxjs/toolkit';
import { isGettingStartedShown } from '@/domain/rewind/dashboard-cards';
import { selectSiteConnection } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { selectRewind } from '@/state/rewind';
import { selectSetting } from '@/state/settings';
import type { RootState } from '@/state/store/types';
import { late } from '@/ui/loadable/late';

const selectIsShown = createSelector(
	[
		selectSiteConnection,
		selectRewind,
		(state: RootState) => selectSetting(state, 'dismiss_dash_backup_getting_started'),
	],
	(connection, rewind, dismissal) => isGettingStartedShown({ connection, rewind, dismissal }),
);

const Content = late(() => import(/* webpackChunkName: "dashboard-late" */ './content'));

/** A video about the first steps with backups (DASH-20). The backup card loads the backup status. */
export const GettingStartedCard = () => (useAppSelector(selectIsShown) ? <Content /> : null);

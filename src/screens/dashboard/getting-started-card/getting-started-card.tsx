import { createSelector } from '@reduxjs/toolkit';
import { isGettingStartedShown } from '@/domain/backup/getting-started-card';
import { selectSiteConnection } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { selectRewind } from '@/state/backup';
import { selectSetting } from '@/state/settings';
import type { RootState } from '@/state/types';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { useQuietArrival } from '@/ui/loadable/use-loadable';

const selectIsShown = createSelector(
	[
		selectSiteConnection,
		selectRewind,
		(state: RootState) => selectSetting(state, 'dismiss_dash_backup_getting_started'),
	],
	(connection, rewind, dismissal) => isGettingStartedShown({ connection, rewind, dismissal }),
);

const CONTENT = createLoadable(() => import(/* webpackChunkName: "getting-started" */ './content'));

/** Omitted while its chunk can't be loaded: it offers a video, and reports nothing. */
function Content() {
	const arrival = useQuietArrival(CONTENT);
	return arrival.phase === 'ready' ? <arrival.loaded /> : null;
}

/** A video about the first steps with backups (DASH-20). The backup card loads the backup status. */
export const GettingStartedCard = () => (useAppSelector(selectIsShown) ? <Content /> : null);

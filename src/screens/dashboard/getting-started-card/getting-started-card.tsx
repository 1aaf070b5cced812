import { isGettingStartedShown } from '@/domain/rewind/dashboard-cards';
import { selectSiteConnection } from '@/state/connection';
import { createFacts } from '@/state/store/create-facts';
import { useAppSelector } from '@/state/store/hooks';
import { selectRewind } from '@/state/rewind';
import { selectSetting } from '@/state/settings';
import { late } from '@/ui/loadable/late';

const selectFacts = createFacts({
	connection: selectSiteConnection,
	rewind: selectRewind,
	dismissal: (state) => selectSetting(state, 'dismiss_dash_backup_getting_started'),
});

const Content = late(() => import(/* webpackChunkName: "dashboard-late" */ './content'));

/** A video about the first steps with backups (DASH-20). The backup card loads the backup status. */
export const GettingStartedCard = () =>
	isGettingStartedShown(useAppSelector(selectFacts)) ? <Content /> : null;

import { memo, type ComponentType } from 'react';
import { isFeatureCard, type DashboardCardId } from '@/domain/dashboard';
import { useAppSelector } from '@/state/hooks';
import { selectUnread } from '@/state/site';
import { CardName } from '@/ui/card';
import { CardBoundary } from '@/ui/card-boundary';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import { AccountCard } from './account-card/account-card';
import { ActivityCard } from './activity-card/activity-card';
import { AntiSpamCard } from './anti-spam-card';
import { AppsCard } from './apps-card/apps-card';
import { BackupCard } from './backup-card/backup-card';
import { BlocksCard } from './blocks-card';
import { GettingStartedCard } from './getting-started-card/getting-started-card';
import { MonitorCard, PhotonCard } from './module-cards';
import { BoostCard, CrmCard } from './plugin-cards';
import { ProtectCard } from './protect-card';
import { ScanCard } from './scan-card/scan-card';
import { SearchCard } from './search-card';
import { SecurityBundle } from './security-bundle/security-bundle';
import { SiteConnectionCard } from './site-connection-card';
import { StatsCard } from './stats-card/stats-card';
import { SupportCard } from './support-card/support-card';
import { UpdatesCard } from './updates-card';
import { VideoCard } from './video-card/video-card';

/** Every card is independent: it reads its own facts and has no props. */
const CARDS: Record<DashboardCardId, ComponentType> = {
	stats: StatsCard,
	activity: ActivityCard,
	backup: BackupCard,
	scan: ScanCard,
	'anti-spam': AntiSpamCard,
	protect: ProtectCard,
	monitor: MonitorCard,
	updates: UpdatesCard,
	'security-bundle': SecurityBundle,
	photon: PhotonCard,
	search: SearchCard,
	video: VideoCard,
	boost: BoostCard,
	crm: CrmCard,
	blocks: BlocksCard,
	'site-connection': SiteConnectionCard,
	account: AccountCard,
	support: SupportCard,
	apps: AppsCard,
	'getting-started': GettingStartedCard,
};

const UNREAD_CARD = createLoadable<ComponentType<{ id: DashboardCardId }>>(
	() => import(/* webpackChunkName: "unread" */ './unread-card'),
);

/** A card in its error boundary. Only the card's own facts render it again. */
export const CardSlot = memo(function CardSlot({ id }: { id: DashboardCardId }) {
	const isUnread = useAppSelector((state) => selectUnread(state) !== null) && isFeatureCard(id);
	const CardComponent = CARDS[id];
	return (
		<CardBoundary>
			<CardName.Provider value={id}>
				{isUnread ? (
					<Late isSecondary of={UNREAD_CARD}>
						{(UnreadCard) => <UnreadCard id={id} />}
					</Late>
				) : (
					<CardComponent />
				)}
			</CardName.Provider>
		</CardBoundary>
	);
});

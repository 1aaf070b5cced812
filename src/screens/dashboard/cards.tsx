import { memo, type ComponentType } from 'react';
import type { DashboardCardId } from '@/domain/dashboard';
import { AccountCard } from './account-card/account-card';
import { ActivityCard } from './activity-card/activity-card';
import { AntiSpamCard } from './anti-spam-card';
import { AppsCard } from './apps-card/apps-card';
import { BackupCard } from './backup-card';
import { BlocksCard } from './blocks-card';
import { CardSlot } from './card-slot';
import { GettingStartedCard } from './getting-started-card/getting-started-card';
import { MonitorCard, PhotonCard, ProtectCard } from './module-cards';
import { BoostCard, CrmCard } from './plugin-cards';
import { ScanCard } from './scan-card/scan-card';
import { SearchCard } from './search-card';
import { SecurityBundle } from './security-bundle/security-bundle';
import { SiteConnectionCard } from './site-connection-card';
import { SupportCard } from './support-card/support-card';
import { UpdatesCard } from './updates-card';
import { VideoCard } from './video-card';

/** The stats are part of the screen's own chunk. */
type OtherCardId = Exclude<DashboardCardId, 'stats'>;

export const isOtherCard = (id: DashboardCardId): id is OtherCardId => id !== 'stats';

/** Every card is independent: it reads its own facts and has no props. */
const CARDS: Record<OtherCardId, ComponentType> = {
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

/** A card in its slot. Only the card's own facts render it again. */
export const DashboardCard = memo(function DashboardCard({ id }: { id: OtherCardId }) {
	const Content = CARDS[id];
	return (
		<CardSlot id={id}>
			<Content />
		</CardSlot>
	);
});

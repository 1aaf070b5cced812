import type { ComponentType, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { resolveAntiSpamCard } from '@/domain/anti-spam/blocked-count';
import { describeSlug, type PlanGroup } from '@/domain/plans/describe-slug';
import { resolveSearchCard } from '@/domain/search/dashboard-card';
import { loadAntiSpam, selectAntiSpam } from '@/state/anti-spam';
import { useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive, selectModuleAvailability } from '@/state/modules';
import { selectSearchFacts } from '@/state/modules/performance';
import { selectUnread } from '@/state/site';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { AntiSpamStarter } from '../common/anti-spam-starter';
import { ContactSupport } from '../common/not-started';
import { useBackup, useScan } from '../common/backup-and-scan';
import { useLoads } from '../common/use-loads';
import styles from './style.module.scss';

/** The list's title says that the product was bought. */
const Idle = ({ children }: { children: ReactNode }) => (
	<>
		<Badge intent="warning">{__('Not set up', 'dashboard-for-jetpack')}</Badge>
		{children}
	</>
);

/** Keeps the room until it is known whether something is to do. */
const Waiting = () => <Skeleton height={32} width={120} />;

const SetUp = () => (
	<Button isForCard size="small" href="#/performance">
		{__('Set up', 'dashboard-for-jetpack')}
	</Button>
);

function Started({ kind }: { kind: string }) {
	if (kind === 'loading') {
		return <Waiting />;
	}
	return (
		kind === 'not-started' && (
			<Idle>
				<ContactSupport variant="secondary" />
			</Idle>
		)
	);
}

const BackupSetup = () => <Started kind={useBackup().backup.kind} />;

const ScanSetup = () => <Started kind={useScan().scan.kind} />;

function AntiSpamSetup() {
	const view = resolveAntiSpamCard(useAppSelector(selectAntiSpam));
	useLoads(loadAntiSpam);
	switch (view.kind) {
		case 'loading':
			return <Waiting />;
		case 'not-installed':
		case 'inactive':
		case 'invalid-key':
			return (
				<Idle>
					<AntiSpamStarter lack={view.kind} />
				</Idle>
			);
		default:
			return null;
	}
}

function SearchSetup() {
	const { kind } = resolveSearchCard(useAppSelector(selectSearchFacts));
	if (kind === 'loading') {
		return <Waiting />;
	}
	return (
		kind === 'off' && (
			<Idle>
				<SetUp />
			</Idle>
		)
	);
}

function VideoSetup() {
	const isOn = useAppSelector((state) => selectIsModuleActive(state, 'videopress'));
	const availability = useAppSelector((state) => selectModuleAvailability(state, 'videopress'));
	return (
		!isOn &&
		availability?.kind === 'available' && (
			<Idle>
				<SetUp />
			</Idle>
		)
	);
}

const SETUPS: Partial<Record<PlanGroup, ComponentType>> = {
	backup: BackupSetup,
	scan: ScanSetup,
	'anti-spam': AntiSpamSetup,
	search: SearchSetup,
	videopress: VideoSetup,
};

/** Groups whose setup depends on which features are on. */
const OF_FEATURES: readonly PlanGroup[] = ['search', 'videopress'];

/** Says that a product was bought but isn't in use, and what to do. */
export function ProductSetup({ slug }: { slug: string }) {
	const { group } = describeSlug(slug);
	const isUnread = useAppSelector(selectUnread) !== null;
	const Setup = group && !(isUnread && OF_FEATURES.includes(group)) && SETUPS[group];
	return (
		Setup && (
			<div className={styles.setup}>
				<Setup />
			</div>
		)
	);
}

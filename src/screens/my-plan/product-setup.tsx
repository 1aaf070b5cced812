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
import { Button } from '@/ui/button';
import { AntiSpamStarter } from '../common/anti-spam-starter';
import { ContactSupport, NotStartedBadge } from '../common/not-started';
import { useBackup, useScan } from '../common/backup-and-scan';
import { useLoads } from '../common/use-loads';
import styles from './style.module.scss';

const Idle = ({ children }: { children: ReactNode }) => (
	<>
		<NotStartedBadge />
		{children}
	</>
);

const SetUp = () => (
	<Button isForCard size="small" href="#/performance">
		{__('Set up', 'dashboard-for-jetpack')}
	</Button>
);

const drawNotStarted = (kind: string) =>
	kind === 'not-started' && (
		<Idle>
			<ContactSupport variant="secondary" />
		</Idle>
	);

const BackupSetup = () => drawNotStarted(useBackup().backup.kind);

const ScanSetup = () => drawNotStarted(useScan().scan.kind);

function AntiSpamSetup() {
	const view = resolveAntiSpamCard(useAppSelector(selectAntiSpam));
	useLoads(loadAntiSpam);
	switch (view.kind) {
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
	const isIdle = resolveSearchCard(useAppSelector(selectSearchFacts)).kind === 'off';
	return (
		isIdle && (
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

/** Says that a product was bought but isn't in use, and what to do. Its place doesn't depend on answers that arrive later. */
export function ProductSetup({ slug }: { slug: string }) {
	const { group } = describeSlug(slug);
	const isUnread = useAppSelector(selectUnread) !== null;
	const Setup = group && !(isUnread && OF_FEATURES.includes(group)) && SETUPS[group];
	return (
		Setup && (
			<span className={styles.setup}>
				<Setup />
			</span>
		)
	);
}

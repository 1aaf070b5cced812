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

interface LeftProps {
	kind: string | undefined;
	/** The kind of a product that isn't in use. */
	idle: string;
	/** What to do then. */
	children: ReactNode;
}

/** What is left to do for a product, and its room until that is known. The list's title says that the product was bought. */
function Left({ kind, idle, children }: LeftProps) {
	if (kind === 'loading') {
		return <Skeleton height={32} width={120} />;
	}
	return (
		kind === idle && (
			<>
				<Badge intent="warning">{__('Not set up')}</Badge>
				{children}
			</>
		)
	);
}

const SetUp = () => (
	<Button isForCard size="small" href="#/performance">
		{__('Set up')}
	</Button>
);

const BackupSetup = () => (
	<Left kind={useBackup().backup.kind} idle="not-started">
		<ContactSupport variant="secondary" />
	</Left>
);

const ScanSetup = () => (
	<Left kind={useScan().scan.kind} idle="not-started">
		<ContactSupport variant="secondary" />
	</Left>
);

function AntiSpamSetup() {
	const { kind } = resolveAntiSpamCard(useAppSelector(selectAntiSpam));
	useLoads(loadAntiSpam);
	switch (kind) {
		case 'loading':
		case 'not-installed':
		case 'inactive':
		case 'invalid-key':
			return (
				<Left kind={kind} idle={kind}>
					{kind !== 'loading' && <AntiSpamStarter lack={kind} />}
				</Left>
			);
		default:
			return null;
	}
}

const SearchSetup = () => (
	<Left kind={resolveSearchCard(useAppSelector(selectSearchFacts)).kind} idle="off">
		<SetUp />
	</Left>
);

function VideoSetup() {
	const isOn = useAppSelector((state) => selectIsModuleActive(state, 'videopress'));
	const availability = useAppSelector((state) => selectModuleAvailability(state, 'videopress'));
	return (
		<Left kind={isOn ? 'on' : availability?.kind} idle="available">
			<SetUp />
		</Left>
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

import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { resolveAntiSpamCard } from '@/domain/anti-spam/dashboard-card';
import { describeSlug } from '@/domain/plans/describe-slug';
import { resolveSearchCard } from '@/domain/search/dashboard-card';
import { loadAntiSpam, selectAntiSpam } from '@/state/anti-spam';
import { useAppSelector } from '@/state/hooks';
import { selectIsModuleActive, selectModuleAvailability } from '@/state/modules';
import { Button } from '@/ui/button';
import { AntiSpamStarter } from '../common/anti-spam-starter';
import { ContactSupport, NotStartedBadge } from '../common/not-started';
import { selectSearchFacts } from '../common/select-search-facts';
import { useBackup } from '../common/use-backup';
import { useLoads } from '../common/use-loads';
import { useScan } from '../common/use-scan';

const Idle = ({ children }: { children: ReactNode }) => (
	<>
		<NotStartedBadge />
		{children}
	</>
);

const SetUp = ({ name }: { name: string }) => (
	<Button size="small" href="#/performance" aria-label={name}>
		{__('Set up', 'dashboard-for-jetpack')}
	</Button>
);

function BackupSetup() {
	const isIdle = useBackup().backup.kind === 'not-started';
	return (
		isIdle && (
			<Idle>
				<ContactSupport variant="secondary" />
			</Idle>
		)
	);
}

function ScanSetup() {
	const isIdle = useScan().scan.kind === 'not-started';
	return (
		isIdle && (
			<Idle>
				<ContactSupport variant="secondary" />
			</Idle>
		)
	);
}

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
				<SetUp name={__('Set up Search', 'dashboard-for-jetpack')} />
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
				<SetUp name={__('Set up VideoPress', 'dashboard-for-jetpack')} />
			</Idle>
		)
	);
}

/** For a product that was bought and is idle: that it is, and what to do. */
export function ProductSetup({ slug }: { slug: string }) {
	switch (describeSlug(slug).group) {
		case 'backup':
			return <BackupSetup />;
		case 'scan':
			return <ScanSetup />;
		case 'anti-spam':
			return <AntiSpamSetup />;
		case 'search':
			return <SearchSetup />;
		case 'videopress':
			return <VideoSetup />;
		default:
			return null;
	}
}

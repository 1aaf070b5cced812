import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { resolveAntiSpamCard } from '@/domain/anti-spam';
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

const SetUp = () => (
	<Button isForCard size="small" href="#/performance">
		{__('Set up')}
	</Button>
);

const Contact = () => <ContactSupport variant="secondary" />;

interface Setup {
	/** The state of the product on this site. */
	useKind: () => string | undefined;
	actions: Partial<Record<string, ComponentType>>;
}

/** What to do in each state in which a product isn't in use. The compiler knows its states. */
const setup = <Kind extends string>(
	useKind: () => Kind | undefined,
	actions: Partial<Record<NoInfer<Kind>, ComponentType>>,
): Setup => ({ useKind, actions });

const SETUPS: Partial<Record<PlanGroup, Setup>> = {
	backup: setup(() => useBackup().backup.kind, { 'not-started': Contact }),
	scan: setup(() => useScan().scan.kind, { 'not-started': Contact }),
	'anti-spam': setup(
		() => {
			useLoads(loadAntiSpam);
			return resolveAntiSpamCard(useAppSelector(selectAntiSpam)).kind;
		},
		{
			'not-installed': () => <AntiSpamStarter lack="not-installed" />,
			inactive: () => <AntiSpamStarter lack="inactive" />,
			'invalid-key': () => <AntiSpamStarter lack="invalid-key" />,
		},
	),
	search: setup(() => resolveSearchCard(useAppSelector(selectSearchFacts)).kind, { off: SetUp }),
	videopress: setup(
		() => {
			const isOn = useAppSelector((state) => selectIsModuleActive(state, 'videopress'));
			const availability = useAppSelector((state) => selectModuleAvailability(state, 'videopress'));
			return isOn ? 'on' : availability?.kind;
		},
		{ available: SetUp },
	),
};

/** What is left to do for a product, and its room until that is known. The list's title says that the product was bought. */
function Left({ useKind, actions }: Setup) {
	const kind = useKind() ?? '';
	const Action = actions[kind];
	if (kind === 'loading') {
		return <Skeleton height={32} width={120} />;
	}
	return (
		Action && (
			<>
				<Badge intent="warning">{__('Not set up')}</Badge>
				<Action />
			</>
		)
	);
}

/** Groups whose setup depends on which features are on. */
const OF_FEATURES: readonly PlanGroup[] = ['search', 'videopress'];

/** Says that a product was bought but isn't in use, and what to do. */
export function ProductSetup({ slug }: { slug: string }) {
	const { group } = describeSlug(slug);
	const isUnread = useAppSelector(selectUnread) !== null;
	const left = group && !(isUnread && OF_FEATURES.includes(group)) && SETUPS[group];
	return (
		left && (
			<div className={`jd-line jd-slot ${styles.setup}`}>
				<Left key={group} {...left} />
			</div>
		)
	);
}

import { __ } from '@wordpress/i18n';
import { backup } from '@wordpress/icons';
import { resolveBackupCard } from '@/domain/dashboard';
import { useAppSelector } from '@/state/hooks';
import { loadRewind } from '@/state/rewind';
import { Card } from '@/ui/card';
import { useLoad } from '../parts/use-load';
import { BackupBadge } from './backup-badge';
import { BackupContent } from './backup-content';
import { selectBackupCardFacts } from './select-backup-card-facts';

/** How the site's backups stand (SHELL-23, BACKUP-01 to BACKUP-07). */
export function BackupCard() {
	const facts = useAppSelector(selectBackupCardFacts);
	const isConnected = facts.connection === 'connected';

	const { isRetrying, retry } = useLoad(loadRewind, isConnected);
	const view = resolveBackupCard({ ...facts, isRetrying });
	return (
		<Card
			title={__('Backup', 'jetpack')}
			icon={backup}
			intent={view.kind === 'offline' ? 'inactive' : 'neutral'}
			badge={<BackupBadge kind={view.kind} />}
		>
			<BackupContent view={view} onRetry={retry} />
		</Card>
	);
}

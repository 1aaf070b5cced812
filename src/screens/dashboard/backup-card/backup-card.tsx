import { __ } from '@wordpress/i18n';
import { backup } from '@wordpress/icons';
import { resolveBackupCard } from '@/domain/dashboard';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import { BackupBadge } from './backup-badge';
import { BackupContent } from './backup-content';
import { selectBackupCardFacts } from './select-backup-card-facts';
import styles from './style.module.scss';
import { useBackupData } from './use-backup-data';

/** How the site's backups stand (SHELL-23, BACKUP-01 to BACKUP-07). */
export function BackupCard() {
	const facts = useAppSelector(selectBackupCardFacts);
	const { isRetrying, retry } = useBackupData(facts);
	const view = resolveBackupCard({ ...facts, isRetrying });
	return (
		<Card
			title={__('Backup', 'jetpack')}
			icon={backup}
			className={styles.card}
			intent={view.kind === 'offline' ? 'inactive' : 'neutral'}
			badge={<BackupBadge kind={view.kind} />}
		>
			<BackupContent view={view} onRetry={retry} />
		</Card>
	);
}

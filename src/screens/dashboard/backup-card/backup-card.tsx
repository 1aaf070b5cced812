import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { backup } from '@wordpress/icons';
import { resolveBackupCard } from '@/domain/dashboard';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { loadRewind } from '@/state/rewind';
import { useAfterPaint } from '@/ui/after-paint';
import { Card } from '@/ui/card';
import { useRetry } from '../parts/use-retry';
import { BackupBadge } from './backup-badge';
import { BackupContent } from './backup-content';
import { selectBackupCardFacts } from './select-backup-card-facts';

/** How the site's backups stand (SHELL-23, BACKUP-01 to BACKUP-07). */
export function BackupCard() {
	const dispatch = useAppDispatch();
	const facts = useAppSelector(selectBackupCardFacts);
	const isConnected = facts.connection === 'connected';

	useAfterPaint(
		useCallback(() => {
			if (isConnected) {
				void dispatch(loadRewind());
			}
		}, [dispatch, isConnected]),
	);

	// A state that nobody knows is an answer too: it has to be asked for anew.
	const load = useCallback(() => dispatch(loadRewind({ force: true })), [dispatch]);
	const { isRetrying, retry } = useRetry(load);

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

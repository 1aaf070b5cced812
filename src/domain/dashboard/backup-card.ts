import type { BackupStatus } from '@/domain/backup';
import type { SiteConnection } from '@/domain/connection';
import type { Promotion } from '@/domain/promotions';
import { knownData, type Remote } from '@/lib/remote';

export interface BackupCardFacts {
	connection: SiteConnection;
	rewind: Remote<BackupStatus, unknown>;
	isRetrying: boolean;
	hasRealTimeBackups: boolean;
	promotion: Promotion;
}

export type BackupCardView =
	| { kind: 'offline' }
	| { kind: 'needs-site' }
	| { kind: 'loading' }
	| { kind: 'failed'; isRetrying: boolean }
	| { kind: 'provisioning' }
	| { kind: 'awaiting-credentials' }
	| { kind: 'active'; isRealTime: boolean }
	| { kind: 'inactive'; offer: Promotion };

/**
 * How the site's backups stand (BACKUP-01 to BACKUP-06): a state that nobody knows is a failure, an
 * empty one means that the provider keeps no backups of this site.
 */
export function resolveBackupCard(facts: BackupCardFacts): BackupCardView {
	const { connection, rewind, isRetrying } = facts;
	if (connection !== 'connected') {
		return { kind: connection === 'offline' ? 'offline' : 'needs-site' };
	}
	const status = knownData(rewind);
	if (!status) {
		return rewind.phase === 'failed' || isRetrying
			? { kind: 'failed', isRetrying }
			: { kind: 'loading' };
	}
	switch (status.state) {
		case 'provisioning':
			return { kind: 'provisioning' };
		case 'awaiting_credentials':
			return { kind: 'awaiting-credentials' };
		case 'active':
			return { kind: 'active', isRealTime: facts.hasRealTimeBackups };
		case 'unavailable':
		case 'inactive':
		case '':
			return { kind: 'inactive', offer: facts.promotion };
		default:
			return { kind: 'failed', isRetrying };
	}
}

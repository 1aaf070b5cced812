import { hasNoBackups, type BackupStatus } from '@/domain/backup';
import type { SiteConnection } from '@/domain/connection';
import { knownData, type Remote } from '@/lib/remote';
import { resolveLegacyBackup, type LegacyBackupFacts, type LegacyBackupView } from '@/domain/vault';

export interface BackupCardFacts extends LegacyBackupFacts {
	connection: SiteConnection;
	rewind: Remote<BackupStatus, unknown>;
	hasRealTimeBackups: boolean;
	/** The plan has backups, whatever the provider keeps. */
	hasBackups: boolean;
}

export type BackupCardView =
	| { kind: 'offline' }
	| { kind: 'needs-site' }
	| { kind: 'provisioning' }
	| { kind: 'awaiting-credentials' }
	| { kind: 'active'; isRealTime: boolean }
	| LegacyBackupView;

/** Nobody is asked to buy what their plan has. */
function resolveNoBackups(facts: BackupCardFacts): LegacyBackupView {
	const view = resolveLegacyBackup(facts);
	return view.kind === 'inactive' && facts.hasBackups ? { kind: 'inactive', offer: 'none' } : view;
}

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
		default:
			return hasNoBackups(status) ? resolveNoBackups(facts) : { kind: 'failed', isRetrying };
	}
}

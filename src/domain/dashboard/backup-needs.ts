import { hasNoBackups } from '@/domain/backup';
import { knownData } from '@/lib/remote';
import type { BackupCardFacts } from './backup-card';
import { isLegacyPlan, isVaultAsked } from '@/domain/vault';

/** What has to be asked for the backup card. */
export interface BackupNeeds {
	rewind: boolean;
	plugins: boolean;
	vault: boolean;
}

/** Of the legacy plugin only where the provider keeps no backups (BACKUP-04). */
export function resolveBackupNeeds(facts: Omit<BackupCardFacts, 'isRetrying'>): BackupNeeds {
	const status = knownData(facts.rewind);
	const isLegacy = status !== undefined && hasNoBackups(status);
	return {
		rewind: facts.connection === 'connected',
		plugins: isLegacy && isLegacyPlan(facts),
		vault: isLegacy && isVaultAsked(facts),
	};
}

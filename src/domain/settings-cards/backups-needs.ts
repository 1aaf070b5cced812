import { resolveLegacyScan } from '@/domain/vault';
import { isUnknown, knownData } from '@/lib/remote';
import { isBackupsOnly, type BackupsCardFacts } from './backups';

export interface BackupsNeeds {
	rewind: boolean;
	scan: boolean;
	vault: boolean;
	plugins: boolean;
}

/** What has to be asked for the card, and no more: of the legacy plugin only where the service keeps no backups. */
export function resolveBackupsNeeds(facts: Omit<BackupsCardFacts, 'isRetrying'>): BackupsNeeds {
	const isAsked = facts.connection === 'connected' && facts.showBackups;
	const isLegacy = isAsked && knownData(facts.rewind)?.state === 'unavailable';
	// Whether the list decides, whatever became of it: "Try again" must ask for one that failed.
	const legacy = resolveLegacyScan({ ...facts, legacyPlugin: 'unknown' });
	return {
		rewind: isAsked,
		scan: isAsked && !isBackupsOnly(facts),
		vault: isLegacy,
		plugins: isLegacy && !isUnknown(facts.vault) && legacy?.kind === 'loading',
	};
}

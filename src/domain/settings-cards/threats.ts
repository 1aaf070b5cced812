import { knownData } from '@/lib/remote';
import { isBackupsOnly, type BackupsCardFacts } from './backups';

/** How many threats were found, and by whom: there they are dealt with (SETSEC-23). */
export interface FoundThreats {
	count: number;
	by: 'scan' | 'vault';
}

type ThreatFacts = Pick<BackupsCardFacts, 'flags' | 'scan' | 'vault'>;

/** @return Null where nothing was found, or nobody looks. */
export function findThreats(facts: ThreatFacts): FoundThreats | null {
	const vault = knownData(facts.vault)?.data;
	const ofVault = vault?.features.security ? vault.threats : 0;
	if (ofVault > 0) {
		return { count: ofVault, by: 'vault' };
	}
	const ofScan = isBackupsOnly(facts) ? 0 : (knownData(facts.scan)?.threats.length ?? 0);
	return ofScan > 0 ? { count: ofScan, by: 'scan' } : null;
}

/** Whether anything scans the site, so that there is something to configure (SETSEC-22). */
export const hasScans = ({ flags, vault }: Pick<BackupsCardFacts, 'flags' | 'vault'>): boolean =>
	flags.hasScan || knownData(vault)?.data?.features.security === true;

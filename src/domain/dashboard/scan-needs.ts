import { knownData } from '@/lib/remote';
import { isLegacyScan, isScanHidden, type ScanCardFacts } from './scan-card';

/** What has to be asked for the scan card. */
export interface ScanNeeds {
	scan: boolean;
	plugins: boolean;
	vault: boolean;
}

/** Nothing for a card that is not shown; of the legacy plugin only where it is that one that scans. */
export function resolveScanNeeds(facts: Omit<ScanCardFacts, 'isRetrying'>): ScanNeeds {
	const { connection, showBackups, isManaged } = facts;
	const isAsked = connection === 'connected' && showBackups;
	const isShown = isAsked && !isScanHidden(facts);
	const status = knownData(facts.scan);
	const isLegacy = status !== undefined && isLegacyScan(status);
	return {
		scan: isShown,
		// Whether a managed site has the card at all depends on the legacy plugin.
		plugins: isAsked && (isManaged || isLegacy),
		vault: isShown && isLegacy,
	};
}

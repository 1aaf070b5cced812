import type { ScanStatus } from '@/domain/backup';
import type { SiteConnection } from '@/domain/connection';
import type { Promotion } from '@/domain/promotions';
import { knownData, type Remote } from '@/lib/remote';
import { resolveLegacyScan, type LegacyScanFacts, type LegacyScanView } from '@/domain/vault';

export interface ScanCardFacts extends LegacyScanFacts {
	showBackups: boolean;
	/** Atomic, or one of a network: the host looks after such sites itself. */
	isManaged: boolean;
	connection: SiteConnection;
	scan: Remote<ScanStatus, unknown>;
	isRetrying: boolean;
	promotion: Promotion;
}

export type ScanCardView =
	| { kind: 'hidden' }
	| { kind: 'offline' }
	| { kind: 'loading' }
	| { kind: 'needs-credentials' }
	| { kind: 'provisioning' }
	| { kind: 'clear' }
	| { kind: 'failed'; isRetrying: boolean }
	| { kind: 'threats'; count: number }
	| { kind: 'offer'; promotion: Promotion }
	| LegacyScanView;

const LEGACY_REASON = 'vp_active_on_site';

/** The legacy plugin scans in place of the service (SCAN-10). */
export const isLegacyScan = ({ state, reason }: ScanStatus): boolean =>
	(state === 'unavailable' || state === '') && reason === LEGACY_REASON;

/** SCAN-01, SCAN-02. */
export const isScanHidden = ({
	showBackups,
	isManaged,
	legacyPlugin,
	connection,
}: Omit<ScanCardFacts, 'isRetrying'>): boolean =>
	!showBackups || (isManaged && legacyPlugin !== 'active') || connection === 'unconnected';

/** Threats before all, then what the setup lacks, then how far it is (SCAN-05 to SCAN-08). */
function resolveService({ state, threats, credentials }: ScanStatus): ScanCardView | null {
	if (threats.length > 0) {
		return { kind: 'threats', count: threats.length };
	}
	if (credentials?.length === 0) {
		return { kind: 'needs-credentials' };
	}
	switch (state) {
		case 'provisioning':
			return { kind: 'provisioning' };
		case 'idle':
		case 'scanning':
			return { kind: 'clear' };
		default:
			return null;
	}
}

/** What the scan card says (SCAN-01 to SCAN-18, in the order of SCAN-09 and SCAN-26). */
export function resolveScanCard(facts: ScanCardFacts): ScanCardView {
	if (isScanHidden(facts)) {
		return { kind: 'hidden' };
	}
	if (facts.connection === 'offline') {
		return { kind: 'offline' };
	}
	const { scan, isRetrying } = facts;
	const failed: ScanCardView = { kind: 'failed', isRetrying };
	const status = knownData(scan);
	if (!status) {
		return scan.phase === 'failed' || isRetrying ? failed : { kind: 'loading' };
	}
	if (status.state !== 'unavailable' && status.state !== '') {
		// A state that nobody knows is not "no threats".
		return resolveService(status) ?? failed;
	}
	return isLegacyScan(status)
		? (resolveLegacyScan(facts) ?? failed)
		: { kind: 'offer', promotion: facts.promotion };
}

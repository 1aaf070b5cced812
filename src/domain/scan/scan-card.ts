import type { SiteConnection } from '@/domain/connection';
import type { Promotion } from '@/domain/promotions';
import { resolveVaultScan, type VaultScanFacts, type VaultScanView } from '@/domain/vault';
import { knownData, viewRemote, type FailedView, type Remote } from '@/lib/remote';
import type { ScanStatus } from './types';

export interface ScanCardFacts extends VaultScanFacts {
	showBackups: boolean;
	/** Atomic, or one of a network: the host looks after such sites itself. */
	isManaged: boolean;
	connection: SiteConnection;
	scan: Remote<ScanStatus, unknown>;
	/** The site pays for scans, whatever the service does. */
	hasScan: boolean;
}

export type ScanCardView =
	| { kind: 'hidden' }
	| { kind: 'offline' }
	| { kind: 'loading' }
	| FailedView
	| { kind: 'needs-credentials' }
	| { kind: 'provisioning' }
	| { kind: 'clear' }
	| { kind: 'threats'; count: number }
	| { kind: 'offer'; promotion: Promotion }
	| VaultScanView;

/** What has to be asked for the scan card. */
export interface ScanNeeds {
	scan: boolean;
	plugins: boolean;
	vault: boolean;
}

const VAULT_REASON = 'vp_active_on_site';

/** VaultPress scans in place of the service (SCAN-10). */
const isVaultScan = ({ state, reason }: ScanStatus): boolean =>
	(state === 'unavailable' || state === '') && reason === VAULT_REASON;

/** Not where the host keeps backups away (SCAN-01), nor where it looks after the site itself (SCAN-02). */
const isHidden = ({ showBackups, isManaged, vaultPlugin, connection }: ScanCardFacts): boolean =>
	!showBackups || (isManaged && vaultPlugin !== 'active') || connection === 'unconnected';

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

/** Nobody is asked to buy what they have. */
const withoutNeedlessOffer = (view: ScanCardView, { hasScan }: ScanCardFacts): ScanCardView =>
	view.kind === 'offer' && hasScan ? { kind: 'offer', promotion: 'none' } : view;

/** What the scan card says: hidden and offline first, then in the order of SCAN-09 and SCAN-26. */
export function resolveScanCard(facts: ScanCardFacts): ScanCardView {
	if (isHidden(facts)) {
		return { kind: 'hidden' };
	}
	if (facts.connection === 'offline') {
		return { kind: 'offline' };
	}
	const view = viewRemote(facts.scan);
	if (view.kind !== 'known') {
		return view;
	}
	const status = view.data;
	if (status.state !== 'unavailable' && status.state !== '') {
		// A state that nobody knows is not "no threats".
		const isRetrying = facts.scan.phase === 'loading';
		return resolveService(status) ?? { kind: 'failed', isRetrying };
	}
	return withoutNeedlessOffer(
		isVaultScan(status) ? resolveVaultScan(facts) : { kind: 'offer', promotion: facts.promotion },
		facts,
	);
}

/** Nothing for a card that is not shown; VaultPress only where it scans in place of the service. */
export function resolveScanNeeds(facts: ScanCardFacts): ScanNeeds {
	const { connection, showBackups, isManaged } = facts;
	const isAsked = connection === 'connected' && showBackups;
	const isShown = isAsked && !isHidden(facts);
	const status = knownData(facts.scan);
	const isVault = status !== undefined && isVaultScan(status);
	return {
		scan: isShown,
		// Whether a managed site has the card at all depends on VaultPress.
		plugins: isAsked && (isManaged || isVault),
		vault: isShown && isVault,
	};
}

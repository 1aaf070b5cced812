import type { SiteConnection } from '@/domain/connection';
import { resolveOffer, type Promotion } from '@/domain/plans/promotions';
import type { Entitlements } from '@/domain/site/entitlements';
import {
	resolvePrompt,
	viewVaultPress,
	type ProtectionNeeds,
	type VaultPressFacts,
	type VaultPressLack,
} from '@/domain/rewind/vaultpress';
import { knownData, viewRemote, type FailedView, type Remote, type Unsettled } from '@/lib/remote';

/**
 * The state of a site's malware scan at the provider. `vaultpress` is a service that is unavailable because VaultPress
 * scans in its place, `unknown` a state that we don't know.
 */
export type ScanState =
	'unavailable' | 'vaultpress' | 'provisioning' | 'idle' | 'scanning' | 'unknown';

/** A threat as far as the provider describes it. */
export interface Threat {
	title?: string;
	signature?: string;
	/** Path of the file that contains it. */
	filename?: string;
	/** From 1, harmless, to 5, critical. */
	severity?: number;
}

/** The provider's answer about a site's malware scan (SCAN-24). */
export interface ScanStatus {
	state: ScanState;
	/** Null where the answer had no list. */
	threats: Threat[] | null;
	/** Null where the answer had no list; an empty list means an unfinished setup. */
	credentials: unknown[] | null;
	/** The time of the last scan, in epoch milliseconds; null where the answer has none. */
	scannedAt: number | null;
}

export interface ScanFacts extends VaultPressFacts {
	connection: SiteConnection;
	/** False where the host forbids backups, and with them scans. */
	showBackups: boolean;
	/** An Atomic or multisite site, which the host scans itself. */
	isManaged: boolean;
	scan: Remote<ScanStatus, unknown>;
	entitlements: Pick<Entitlements, 'flags' | 'confirmation'>;
	promotion: Promotion;
}

/** The state of a site's malware scan, for every screen. */
export type Scan =
	| Unsettled
	| { kind: 'hidden' }
	| { kind: 'offline' | 'awaiting-credentials' | 'provisioning' }
	| { kind: 'clear' | 'vaultpress-clear' | VaultPressLack }
	| { kind: 'threats' | 'vaultpress-threats'; count: number }
	/** Bought, but not set up yet. */
	| { kind: 'not-started' }
	/** Neither scanned nor bought. */
	| { kind: 'offer'; promotion: Promotion };

export type ScanNeeds = ProtectionNeeds & { scan: boolean };

/** False where the host forbids backups (SCAN-01) or scans the site itself (SCAN-02). */
const isHidden = ({ showBackups, isManaged, vaultpressPlugin, connection }: ScanFacts): boolean =>
	!showBackups || (isManaged && vaultpressPlugin.kind !== 'active') || connection === 'unconnected';

function resolveOwned({ entitlements, promotion }: ScanFacts): Scan {
	return entitlements.flags.hasScan
		? { kind: 'not-started' }
		: resolveOffer(promotion, entitlements.confirmation);
}

/** In the order of SCAN-25. */
function resolveVaultPress(facts: ScanFacts): Scan {
	const view = viewVaultPress(facts.vaultpress);
	switch (view.kind) {
		case 'absent':
			return resolvePrompt(facts) ?? resolveOwned(facts);
		case 'unregistered':
			return { kind: 'vaultpress-unregistered' };
		case 'registered':
			if (view.scans && view.threats) {
				return { kind: 'vaultpress-threats', count: view.threats };
			}
			if (view.code !== 'success') {
				return resolvePrompt(facts) ?? resolveOwned(facts);
			}
			// A report without a count doesn't mean that there are no threats.
			return view.scans === false || (view.scans && view.threats === 0)
				? { kind: 'vaultpress-clear' }
				: toFailed(facts.vaultpress);
		default:
			return view;
	}
}

const toFailed = ({ phase }: Remote<unknown, unknown>): FailedView => ({
	kind: 'failed',
	isRetrying: phase === 'loading',
});

/** Threats first, then missing credentials, then the progress of the setup (SCAN-05 to SCAN-08). */
function resolveService({ state, threats, credentials }: ScanStatus): Scan | null {
	if (threats && threats.length > 0) {
		return { kind: 'threats', count: threats.length };
	}
	if (credentials?.length === 0) {
		return { kind: 'awaiting-credentials' };
	}
	switch (state) {
		case 'provisioning':
			return { kind: 'provisioning' };
		case 'idle':
		case 'scanning':
			return threats && { kind: 'clear' };
		default:
			return null;
	}
}

/**
 * The only rule for scans, used by dashboard, status, security settings and My Plan: hidden and offline first, then in
 * the order of SCAN-09 and SCAN-26.
 */
export function resolveScan(facts: ScanFacts): Scan {
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
	switch (view.data.state) {
		case 'unavailable':
			return resolveOwned(facts);
		case 'vaultpress':
			return resolveVaultPress(facts);
		default:
			// Neither an unknown state nor a missing list is "no threats".
			return resolveService(view.data) ?? toFailed(facts.scan);
	}
}

/** No requests for a scan that isn't shown; VaultPress only where it scans in place of the service. */
export function resolveScanNeeds(facts: ScanFacts): ScanNeeds {
	const { connection, showBackups, isManaged, entitlements } = facts;
	const isAsked = connection === 'connected' && showBackups;
	const isShown = isAsked && !isHidden(facts);
	const state = isShown ? knownData(facts.scan)?.state : undefined;
	const isByVaultPress = state === 'vaultpress';
	return {
		scan: isShown,
		// Whether a managed site has a scan at all depends on VaultPress.
		plugins: isAsked && (isManaged || isByVaultPress),
		vaultpress: isByVaultPress,
		entitlements: (state === 'unavailable' || isByVaultPress) && !entitlements.flags.hasScan,
	};
}

/** Milliseconds: sites are scanned every day, so after three days something is wrong. */
const EVIDENCE_LASTS = 3 * 24 * 60 * 60 * 1000;

interface ScanAge {
	scan: Scan;
	/** When the provider last scanned the site; null if unknown. Both in epoch milliseconds. */
	scannedAt: number | null;
	now: number;
}

/** Whether the result of a scan is too old to say that scans still run. */
export const isStale = ({ scan, scannedAt, now }: ScanAge): boolean =>
	scan.kind === 'clear' && scannedAt !== null && now - scannedAt > EVIDENCE_LASTS;

/** The threats on a site, and the service that found them, where they are fixed (SETSEC-23). */
export interface FoundThreats {
	count: number;
	by: 'scan' | 'vaultpress';
	/** VaultPress found threats, the provider's scan found none. */
	isDisputed: boolean;
}

/** The threats shown on every screen: those of the provider's scan, else those of VaultPress if it scans the site. */
export function findThreats({
	scan,
	vaultpress,
}: Pick<VaultPressFacts, 'vaultpress'> & { scan: Scan }): FoundThreats | null {
	if (scan.kind === 'threats') {
		return { count: scan.count, by: 'scan', isDisputed: false };
	}
	const view = viewVaultPress(vaultpress);
	return view.kind === 'registered' && view.scans && view.threats
		? { count: view.threats, by: 'vaultpress', isDisputed: scan.kind === 'clear' }
		: null;
}

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

/**
 * The state of a site's malware scan at the provider. `vaultpress` is a service that is unavailable because VaultPress
 * scans in its place, `unknown` a state that we don't know.
 */
export type ScanState =
	'unavailable' | 'vaultpress' | 'provisioning' | 'idle' | 'scanning' | 'unknown';

/** The provider's answer about a site's malware scan (SCAN-24). */
export interface ScanStatus {
	state: ScanState;
	threats: unknown[];
	/** Null where the answer had no list; an empty list means an unfinished setup. */
	credentials: unknown[] | null;
	/** The time of the last scan, in epoch milliseconds; null where the answer has none. */
	scannedAt: number | null;
}

/** What the provider says of a site's malware scan (SCAN-24); `state` is "" where it said nothing. */
export interface ScanStatus {
	state: string;
	reason: string;
	threats: unknown[];
	/** Null where the answer had no list; an empty list means that the setup is unfinished. */
	credentials: unknown[] | null;
	/** When the last scan was, in epoch milliseconds; null where the answer didn't say. */
	scannedAt: number | null;
}

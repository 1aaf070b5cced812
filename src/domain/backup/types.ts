/** What the provider says of a site's backups; "" where it said nothing. */
export interface BackupStatus {
	state: string;
	reason: string;
}

export interface ScanStatus {
	state: string;
	reason: string;
	threats: unknown[];
	/** Null where the answer had no list; an empty list means that the setup is unfinished. */
	credentials: unknown[] | null;
}

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

/** Something that happened on the site, as the provider wrote it down. */
export interface ActivityItem {
	summary: string;
	/** Who did it; "" where nobody is named. */
	actor: string;
	/** ISO date and time; "" where there is none. */
	published: string;
}

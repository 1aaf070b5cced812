/** What the provider says of a site's backups; `state` is "" where it said nothing. */
export interface BackupStatus {
	state: string;
	reason: string;
}

/** Whether the provider says that it keeps no backups of the site; a state that nobody knows says nothing. */
export const hasNoBackups = ({ state }: BackupStatus): boolean =>
	state === 'unavailable' || state === 'inactive' || state === '';

/** Something that happened on the site, as the provider wrote it down. */
export interface ActivityItem {
	summary: string;
	/** Who did it; "" where nobody is named. */
	actor: string;
	/** ISO date and time; "" where there is none. */
	published: string;
}

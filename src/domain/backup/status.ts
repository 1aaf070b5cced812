/**
 * The state of a site's backups at the provider. `missing` is an answer without a state, `unknown` a state that we
 * don't know.
 */
export type BackupState =
	'provisioning' | 'awaiting-credentials' | 'active' | 'unavailable' | 'missing' | 'unknown';

/** The provider's answer about a site's backups (BACKUP-08). */
export interface BackupStatus {
	state: BackupState;
	/** The backups have only just begun. */
	isNew: boolean;
}

/** An event on the site, from the provider's log. */
export interface ActivityItem {
	summary: string;
	/** Who did it; "" for an unnamed actor. */
	actor: string;
	/** ISO date and time; "" where there is none. */
	published: string;
}

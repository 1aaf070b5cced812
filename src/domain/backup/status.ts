/**
 * The state of a site's backups at the provider. `missing` is an answer without a state, `unknown` a state that we
 * don't know.
 */
export type BackupState =
	'provisioning' | 'awaiting-credentials' | 'active' | 'unavailable' | 'missing' | 'unknown';

/** The provider's answer about a site's backups (BACKUP-08). */
export interface BackupStatus {
	state: BackupState;
	/** Backups have just started. */
	isNew: boolean;
}

/** An event on the site, from the provider's log. */
export interface ActivityItem {
	/** The kind of event at the provider, such as "rewind__backup_complete_full", or "". */
	name: string;
	summary: string;
	/** The name of the actor; "" without one. */
	actor: string;
	/** ISO date and time, or "". */
	published: string;
}

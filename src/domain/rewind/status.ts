import { knownData, type Remote } from '@/lib/remote';

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

/** The start of the names of the events that report a finished backup. */
const BACKUP_COMPLETE = 'rewind__backup_complete_';

const HOUR = 60 * 60 * 1000;
/** Sites are backed up at least once a day: an older backup is no evidence that the backups still run. */
const BACKUP_LASTS = 72 * HOUR;

/** Whether a backup is recent; the browser's clock may be up to an hour behind the server's. */
const isRecent = (at: number, now: number) => at <= now + HOUR && now - at <= BACKUP_LASTS;

/**
 * The time of the latest finished backup in the activity log, in epoch milliseconds. Null if the log is not loaded,
 * lists no backup among its latest events, or the listed one is older than three days.
 */
export function findLastBackup(
	activity: Remote<ActivityItem[], unknown>,
	now: number,
): number | null {
	const times = (knownData(activity) ?? [])
		.filter(({ name }) => name.startsWith(BACKUP_COMPLETE))
		.map(({ published }) => Date.parse(published))
		.filter((at) => isRecent(at, now));
	return times.length === 0 ? null : Math.max(...times);
}

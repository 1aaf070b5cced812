import type { SiteConnection } from '@/domain/connection';
import { knownData, type Remote } from '@/lib/remote';
import type { BackupStatus } from './status';

export interface GettingStartedFacts {
	connection: SiteConnection;
	rewind: Remote<BackupStatus, unknown>;
	/** The setting `dismiss_dash_backup_getting_started`; undefined on a server without this key. */
	dismissal: unknown;
}

/** Whether the card with the first steps is shown (DASH-20): while backups need attention or are new, until dismissed. */
export function isGettingStartedShown({
	connection,
	rewind,
	dismissal,
}: GettingStartedFacts): boolean {
	const status = knownData(rewind);
	if (connection !== 'connected' || !status || dismissal === undefined || dismissal) {
		return false;
	}
	return status.state === 'awaiting-credentials' || (status.state === 'active' && status.isNew);
}

import type { SiteConnection } from '@/domain/connection';
import { keptOf, knownData, viewRemote, type Remote, type Unsettled } from '@/lib/remote';
import type { ActivityItem, BackupStatus } from './status';

export interface ActivityCardFacts {
	connection: SiteConnection;
	/** The provider shows the activity only to users with a linked account. */
	isLinked: boolean;
	/** The site pays for backups. */
	hasBackups: boolean;
	rewind: Remote<BackupStatus, unknown>;
	activity: Remote<ActivityItem[], unknown>;
}

export type ActivityCardView =
	| Unsettled
	| { kind: 'hidden' }
	| { kind: 'unlinked' | 'empty' }
	| { kind: 'ready'; items: ActivityItem[] };

/** The number of latest items that the card shows. */
export const ACTIVITY_ITEMS = 3;

/** Whether the card is shown; until that is known, a plan with backups is the best guess (DASH-04). */
function resolvePresence({
	connection,
	rewind,
	hasBackups,
}: ActivityCardFacts): 'hidden' | 'expected' | 'shown' {
	if (connection !== 'connected') {
		return 'hidden';
	}
	const status = knownData(rewind);
	if (status) {
		return status.state === 'active' ? 'shown' : 'hidden';
	}
	return hasBackups && viewRemote(rewind).kind === 'loading' ? 'expected' : 'hidden';
}

/** The content of the activity card: only where backups are active (DASH-04), with its space reserved until that is known. */
export function resolveActivityCard(facts: ActivityCardFacts): ActivityCardView {
	const presence = resolvePresence(facts);
	if (presence !== 'shown') {
		return { kind: presence === 'hidden' ? 'hidden' : 'loading' };
	}
	if (!facts.isLinked) {
		return { kind: 'unlinked' };
	}
	const view = viewRemote(facts.activity);
	if (view.kind !== 'known') {
		return view;
	}
	return view.data.length === 0
		? { kind: 'empty' }
		: { kind: 'ready', items: view.data.slice(0, ACTIVITY_ITEMS) };
}

/** Whether to load the activity: once backups are known to be active, and only for users with a linked account. */
export const isActivityAsked = ({ connection, isLinked, rewind }: ActivityCardFacts): boolean =>
	connection === 'connected' &&
	isLinked &&
	(rewind.phase === 'ready' || keptOf(rewind) !== undefined) &&
	knownData(rewind)?.state === 'active';

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

import type { ActivityItem, BackupStatus } from '@/domain/backup';
import type { SiteConnection } from '@/domain/connection';
import type { SiteFeatures } from '@/domain/site';
import { knownData, type Remote } from '@/lib/remote';

export interface ActivityCardFacts {
	connection: SiteConnection;
	/** The provider tells the activity only to who has an account of their own there. */
	isLinked: boolean;
	/** What the page knew of the plan before anything was asked. */
	planFeatures: Pick<SiteFeatures, 'active'>;
	rewind: Remote<BackupStatus, unknown>;
	activity: Remote<ActivityItem[], unknown>;
	isRetrying: boolean;
}

export type ActivityCardView =
	| { kind: 'hidden' }
	| { kind: 'loading' }
	| { kind: 'unlinked' }
	| { kind: 'failed'; isRetrying: boolean }
	| { kind: 'empty' }
	| { kind: 'ready'; items: ActivityItem[] };

/** How many of the latest items a card shows. */
export const ACTIVITY_ITEMS = 3;

const BACKUP_FEATURES = ['backups', 'real-time-backups'];

/** Whether the card is there; while nobody knows, a plan with backups is the best guess (DASH-04). */
function resolvePresence(facts: ActivityCardFacts): 'hidden' | 'expected' | 'shown' {
	if (facts.connection !== 'connected') {
		return 'hidden';
	}
	const { rewind, planFeatures } = facts;
	const status = knownData(rewind);
	if (status) {
		return status.state === 'active' ? 'shown' : 'hidden';
	}
	const isLikely = BACKUP_FEATURES.some((feature) => planFeatures.active.includes(feature));
	return isLikely && rewind.phase !== 'failed' ? 'expected' : 'hidden';
}

/** What the activity card shows: only where backups are active (DASH-04), with its place kept until that is known. */
export function resolveActivityCard(facts: ActivityCardFacts): ActivityCardView {
	const presence = resolvePresence(facts);
	if (presence !== 'shown') {
		return { kind: presence === 'hidden' ? 'hidden' : 'loading' };
	}
	if (!facts.isLinked) {
		return { kind: 'unlinked' };
	}
	const { activity, isRetrying } = facts;
	const items = knownData(activity);
	if (!items) {
		return activity.phase === 'failed' || isRetrying
			? { kind: 'failed', isRetrying }
			: { kind: 'loading' };
	}
	return items.length === 0
		? { kind: 'empty' }
		: { kind: 'ready', items: items.slice(0, ACTIVITY_ITEMS) };
}

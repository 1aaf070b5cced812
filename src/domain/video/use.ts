import type { SiteConnection } from '@/domain/connection';
import type { Promotion } from '@/domain/promotions';
import type { CloudSite, SiteFeatures } from '@/domain/site';
import { knownData, type Remote } from '@/lib/remote';

export interface VideoFacts {
	connection: SiteConnection;
	features: Remote<SiteFeatures, unknown>;
	cloudSite: Remote<CloudSite, unknown>;
	promotion: Promotion;
	/** What failed to load is being asked for again. */
	isRetrying: boolean;
}

const STORAGE_FEATURES = ['videopress-1tb-storage', 'videopress-unlimited-storage'];

/** The share of 1 TB, in whole percent: the provider counts in megabytes (CARD-20). */
export const getStoragePercentage = (megabytes: number): number =>
	Math.min(100, Math.round(megabytes / 10_000));

/** How much is stored, once it is known. */
export type KnownVideoUse = Exclude<VideoUse, { kind: 'loading' | 'failed' }>;

export type VideoUse =
	| { kind: 'loading' }
	| { kind: 'failed'; isRetrying: boolean }
	/** CARD-18, CARD-19. */
	| { kind: 'free'; isUsed: boolean }
	| { kind: 'storage'; percentage: number }
	| { kind: 'unlimited' };

/** How much of what the site may store is used. */
export function resolveVideoUse({
	features,
	cloudSite,
	isRetrying,
}: Pick<VideoFacts, 'features' | 'cloudSite' | 'isRetrying'>): VideoUse {
	const active = knownData(features)?.active;
	const used = knownData(cloudSite)?.videopressStorageUsed;
	if (!active || used === undefined) {
		const isFailed = features.phase === 'failed' || cloudSite.phase === 'failed';
		return isFailed || isRetrying ? { kind: 'failed', isRetrying } : { kind: 'loading' };
	}
	if (active.includes('videopress-unlimited-storage')) {
		return { kind: 'unlimited' };
	}
	return active.includes('videopress-1tb-storage')
		? { kind: 'storage', percentage: getStoragePercentage(used) }
		: { kind: 'free', isUsed: used > 0 };
}

/** Whether more storage may be offered: only where an answer said that there is none (CARD-17, SETPERF-18). */
export function isVideoStorageOffered({
	connection,
	features,
	promotion,
}: Omit<VideoFacts, 'cloudSite' | 'isRetrying'>): boolean {
	const active = knownData(features)?.active;
	return (
		connection === 'connected' &&
		promotion === 'upgrade' &&
		features.phase === 'ready' &&
		!STORAGE_FEATURES.some((feature) => active?.includes(feature))
	);
}

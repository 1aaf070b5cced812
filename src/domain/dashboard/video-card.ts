import type { SiteConnection } from '@/domain/connection';
import type { Promotion } from '@/domain/promotions';
import type { CloudSite, SiteFeatures } from '@/domain/site';
import { knownData, type Remote } from '@/lib/remote';

export interface VideoCardFacts {
	connection: SiteConnection;
	hasConnectedOwner: boolean;
	features: Remote<SiteFeatures, unknown>;
	cloudSite: Remote<CloudSite, unknown>;
	promotion: Promotion;
}

const STORAGE_FEATURES = ['videopress-1tb-storage', 'videopress-unlimited-storage'];

/** The share of 1 TB, in whole percent: the provider counts in megabytes (CARD-20). */
export const getStoragePercentage = (megabytes: number): number =>
	Math.min(100, Math.round(megabytes / 10_000));

export interface VideoStorage {
	kind: 'storage';
	percentage: number;
}

export type VideoUse =
	| { kind: 'unknown' }
	/** CARD-18, CARD-19. */
	| { kind: 'free'; isUsed: boolean }
	| VideoStorage
	| { kind: 'unlimited' };

/** How much of what the site may store is used. */
export function resolveVideoUse({ features, cloudSite }: VideoCardFacts): VideoUse {
	const active = knownData(features)?.active;
	const used = knownData(cloudSite)?.videopressStorageUsed;
	if (!active || used === undefined) {
		return { kind: 'unknown' };
	}
	if (active.includes('videopress-unlimited-storage')) {
		return { kind: 'unlimited' };
	}
	return active.includes('videopress-1tb-storage')
		? { kind: 'storage', percentage: getStoragePercentage(used) }
		: { kind: 'free', isUsed: used > 0 };
}

/** Whether more storage may be offered: only where an answer said that there is none (CARD-17). */
export function isStorageOffered(facts: VideoCardFacts): boolean {
	const active = knownData(facts.features)?.active;
	return (
		facts.connection === 'connected' &&
		facts.hasConnectedOwner &&
		facts.promotion === 'upgrade' &&
		facts.features.phase === 'ready' &&
		!STORAGE_FEATURES.some((feature) => active?.includes(feature))
	);
}

import { __, sprintf } from '@wordpress/i18n';
import type { SiteConnection } from '@/domain/connection';
import type { Promotion } from '@/domain/plans/promotions';
import type { ProviderSite } from '@/domain/site/types';
import type { Entitlements } from '@/domain/site/entitlements';
import { viewAll, viewRemote, type Remote, type Unsettled } from '@/lib/remote';

export interface VideoFacts {
	connection: SiteConnection;
	entitlements: Entitlements;
	/** The provider's record of the site, with the storage in use. */
	providerSite: Remote<ProviderSite, unknown>;
	promotion: Promotion;
}

export type VideoUse =
	| Unsettled
	/** Every plan includes one video (CARD-18, CARD-19). */
	| { kind: 'free'; isUsed: boolean }
	| { kind: 'storage'; percentage: number }
	| { kind: 'unlimited' };

/** The storage in use, once loaded. */
export type KnownVideoUse = Exclude<VideoUse, { kind: 'loading' | 'failed' }>;

const LIMITED = 'videopress-1tb-storage';
const UNLIMITED = 'videopress-unlimited-storage';

/** The products that include storage, for an answer with a purchase but not yet its features. */
const BOUGHT = /^jetpack_(videopress|complete)/;

/** Whether the site has video storage beyond the free video, by its features or purchases (RECS-51). */
export const hasVideoStorage = ({ plan, products }: Entitlements): boolean =>
	[LIMITED, UNLIMITED].some((feature) => plan.features.active.includes(feature)) ||
	[plan.productSlug, ...products].some((slug) => BOUGHT.test(slug));

/** The used share of 1 TB in whole percent, from the provider's megabytes (CARD-20). */
export const getStoragePercentage = (megabytes: number): number =>
	Math.min(100, Math.round(megabytes / 10_000));

/** The state of the site's video storage. */
export function resolveVideoUse({
	entitlements,
	providerSite,
}: Pick<VideoFacts, 'entitlements' | 'providerSite'>): VideoUse {
	const both = viewAll(entitlements.confirmed, viewRemote(providerSite));
	if (both.kind !== 'known') {
		return both;
	}
	const [features, { videopressStorageUsed: used }] = both.data;
	if (features.includes(UNLIMITED)) {
		return { kind: 'unlimited' };
	}
	if (used === null) {
		return { kind: 'failed', isRetrying: providerSite.phase === 'loading' };
	}
	return hasVideoStorage(entitlements)
		? { kind: 'storage', percentage: getStoragePercentage(used) }
		: { kind: 'free', isUsed: used > 0 };
}

/** Whether more storage may be offered: only if a complete answer shows that there is none (CARD-17, SETPERF-18). */
const isVideoStorageOffered = ({
	connection,
	entitlements,
	promotion,
}: Pick<VideoFacts, 'connection' | 'entitlements' | 'promotion'>): boolean =>
	connection === 'connected' &&
	promotion === 'upgrade' &&
	entitlements.confirmation.kind === 'complete' &&
	!hasVideoStorage(entitlements);

/** The text about the storage (CARD-18 to CARD-20, SETPERF-19). */
export function describeVideoUse(use: KnownVideoUse): string {
	switch (use.kind) {
		case 'unlimited':
			return __('Your plan includes unlimited videos.');
		case 'free':
			return use.isUsed
				? __('You have used your free video. Upgrade to host more.')
				: __('1 free video available. Upgrade to host more.');
		case 'storage':
			/* translators: %d: a percentage. */
			return sprintf(__('%d%% of 1TB is used.'), use.percentage);
	}
}

export const getVideoStorageOffer = (): string => __('Get 1TB of storage for your videos.');

export interface VideoCardFacts extends VideoFacts {
	hasConnectedOwner: boolean;
}

export type VideoCardView =
	/** The connection has no owner for the videos yet (CARD-16). */
	| { kind: 'needs-owner' }
	/** The module's switch, or why there is none, with the storage in use while it is on. */
	| { kind: 'module'; use: VideoUse; hasStorageOffer: boolean };

/** The content of the video card: the module needs the site's connection, the card also needs an owner (CARD-15 to CARD-19). */
export const resolveVideoCard = (facts: VideoCardFacts): VideoCardView =>
	facts.connection === 'connected' && !facts.hasConnectedOwner
		? { kind: 'needs-owner' }
		: {
				kind: 'module',
				use: resolveVideoUse(facts),
				hasStorageOffer: isVideoStorageOffered(facts),
			};

/** The note next to the switches of the video card in the settings (SETPERF-18, SETPERF-19). */
export const resolveMediaSettings = (facts: VideoCardFacts & { isOn: boolean }) => ({
	/** Null if the module is off or the connection has no owner. */
	use:
		facts.isOn && facts.hasConnectedOwner && facts.connection === 'connected'
			? resolveVideoUse(facts)
			: null,
	hasStorageOffer: isVideoStorageOffered(facts),
});

import type { SiteConnection } from '@/domain/connection';
import type { Promotion } from '@/domain/promotions';
import type { CloudSite, SiteFeatures } from '@/domain/site';
import { isVideoStorageOffered, resolveVideoUse, type VideoUse } from '@/domain/video';
import type { Remote } from '@/lib/remote';

export interface VideoCardFacts {
	connection: SiteConnection;
	hasConnectedOwner: boolean;
	canConnectAccount: boolean;
	features: Remote<SiteFeatures, unknown>;
	cloudSite: Remote<CloudSite, unknown>;
	promotion: Promotion;
	isRetrying: boolean;
}

export type VideoCardView =
	/** CARD-16: nobody owns the videos yet. */
	| { kind: 'needs-owner'; canConnect: boolean }
	/** The switch of the module, or why there is none, with what it does while it is on. */
	| { kind: 'module'; use: VideoUse; hasStorageOffer: boolean };

/** What the video card shows: the site's connection is the module's to ask for, the owner's is its own (CARD-15 to CARD-19). */
export function resolveVideoCard(facts: VideoCardFacts): VideoCardView {
	if (facts.connection === 'connected' && !facts.hasConnectedOwner) {
		return { kind: 'needs-owner', canConnect: facts.canConnectAccount };
	}
	return {
		kind: 'module',
		use: resolveVideoUse(facts),
		hasStorageOffer: isVideoStorageOffered(facts),
	};
}

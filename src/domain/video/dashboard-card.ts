import {
	isVideoStorageOffered,
	resolveVideoUse,
	type VideoFacts,
	type VideoUse,
} from '@/domain/video';

export interface VideoCardFacts extends VideoFacts {
	hasConnectedOwner: boolean;
}

export type VideoCardView =
	/** The connection has no owner for the videos yet (CARD-16). */
	| { kind: 'needs-owner' }
	/** The module's switch, or why there is none, with the storage in use while it is on. */
	| { kind: 'module'; use: VideoUse; hasStorageOffer: boolean };

/** The content of the video card: the module needs the site's connection, the card also needs an owner (CARD-15 to CARD-19). */
export function resolveVideoCard(facts: VideoCardFacts): VideoCardView {
	if (facts.connection === 'connected' && !facts.hasConnectedOwner) {
		return { kind: 'needs-owner' };
	}
	return {
		kind: 'module',
		use: resolveVideoUse(facts),
		hasStorageOffer: isVideoStorageOffered(facts),
	};
}

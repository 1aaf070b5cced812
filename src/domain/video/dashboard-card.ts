import {
	isVideoStorageOffered,
	resolveVideoUse,
	type VideoFacts,
	type VideoUse,
} from '@/domain/video';

export interface VideoCardFacts extends VideoFacts {
	hasConnectedOwner: boolean;
	canConnectAccount: boolean;
}

export type VideoCardView =
	/** Nobody owns the videos yet (CARD-16). */
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

import {
	isVideoStorageOffered,
	resolveVideoUse,
	type VideoFacts,
	type VideoUse,
} from '@/domain/video';

export interface MediaFacts extends VideoFacts {
	hasConnectedOwner: boolean;
	isOn: boolean;
}

export interface MediaSettings {
	/** Null where there is nothing to be said: it is off, or nobody owns the videos. */
	use: VideoUse | null;
	hasStorageOffer: boolean;
}

const isAtWork = ({ isOn, hasConnectedOwner, connection }: MediaFacts) =>
	isOn && hasConnectedOwner && connection === 'connected';

/** What the card of videos says beside its switches (SETPERF-18, SETPERF-19). */
export const resolveMediaSettings = (facts: MediaFacts): MediaSettings => ({
	use: isAtWork(facts) ? resolveVideoUse(facts) : null,
	hasStorageOffer: isVideoStorageOffered(facts),
});

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
	/** Null if the module is off or the connection has no owner. */
	use: VideoUse | null;
	hasStorageOffer: boolean;
}

const isAtWork = ({ isOn, hasConnectedOwner, connection }: MediaFacts) =>
	isOn && hasConnectedOwner && connection === 'connected';

/** The note next to the switches of the video card (SETPERF-18, SETPERF-19). */
export const resolveMediaSettings = (facts: MediaFacts): MediaSettings => ({
	use: isAtWork(facts) ? resolveVideoUse(facts) : null,
	hasStorageOffer: isVideoStorageOffered(facts),
});

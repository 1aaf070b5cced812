export type TracksProperties = Record<string, string | number | boolean>;

export interface Tracks {
	/** Records an event, or drops it if its name doesn't have our prefix. */
	recordEvent: (name: string, properties?: TracksProperties) => void;
}

/** Whether an event name has our prefix (TRACK-02). */
export function isTracksEventName(name: string): boolean {
	return /^(akismet|jetpack)_[a-z0-9_]+$/.test(name);
}

/** @param send Delivers an event; called only with allowed names. */
export function createTracks(send: (name: string, properties: TracksProperties) => void): Tracks {
	return {
		recordEvent(name, properties = {}) {
			if (isTracksEventName(name)) {
				send(name, properties);
			}
		},
	};
}

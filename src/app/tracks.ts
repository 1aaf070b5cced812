import type { PageData } from '@/domain/page-data';
import { createTracks, type Tracks } from '@/lib/tracks';

declare global {
	interface Window {
		/** The queue of the provider's own script, if the page loads it. */
		_tkq?: { push: (entry: unknown[]) => unknown };
	}
}

/**
 * Delivers events only to the first-party script (TRACK-01, TRACK-23). Without user data or without the
 * script no event is sent. Otherwise the person's choice decides: events are queued until it is known, and
 * dropped if it can't be loaded.
 *
 * @param mayRecord Whether the person allows usage tracking.
 */
export function createPageTracks(
	user: PageData['tracksUser'],
	mayRecord: () => Promise<boolean>,
): Tracks {
	let isIdentified = false;
	return createTracks(async (name, properties) => {
		const queue = window._tkq;
		if (!user || !queue || !(await mayRecord())) {
			return;
		}
		if (!isIdentified) {
			queue.push(['identifyUser', user.userId, user.username]);
			isIdentified = true;
		}
		queue.push(['recordEvent', name, { blog_id: user.blogId, ...properties }]);
	});
}

import type { PageData } from '@/domain/page-data';
import { createTracks, type Tracks } from '@/lib/tracks';

declare global {
	interface Window {
		/** The queue of the provider's own script, where the page loads it. */
		_tkq?: { push: (entry: unknown[]) => unknown };
	}
}

/**
 * Delivers events to the first-party script, and to nobody else (TRACK-01, TRACK-23). It is the page
 * that decides: without user data or without the script nothing is sent. With both, the person does: what
 * happens before their choice is known waits for it, and is lost where it cannot be known.
 *
 * @param mayRecord Whether the person lets themselves be counted.
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

import {
	addSite,
	buildEventUrl,
	buildPageViewUrl,
	type TracksEvent,
	type TracksUser,
} from '@/lib/tracks-pixel';

declare global {
	interface Window {
		/** The queue of the provider's own script, if another plugin has loaded it. */
		_tkq?: { push: (entry: unknown[]) => unknown };
	}
}

/** In milliseconds: how long a busy browser may put it off, and the delay in Safari, which has no idle callbacks. */
const PATIENCE = 2000;

function whenIdle(run: () => void): void {
	if ('requestIdleCallback' in window) {
		requestIdleCallback(run, { timeout: PATIENCE });
	} else {
		setTimeout(run, PATIENCE);
	}
}

function request(url: string): void {
	new Image().src = url;
}

/** An event that can't be sent is lost: nothing else on the page may fail because of it. */
function attempt(send: () => void): void {
	try {
		send();
	} catch {
		// See above.
	}
}

/**
 * Sends events in the order in which they were recorded, together when the browser is idle or the page is left.
 * They are pushed to `_tkq` where the page has it, and are otherwise one image request each; each page view is
 * also counted by the stats pixel (TRACK-01). An event is sent only if the person allowed tracking both when it
 * was recorded and when it is sent (TRACK-23).
 */
export default function createSender(user: TracksUser, mayRecord: () => Promise<boolean>) {
	let waiting: { event: TracksEvent; wasAllowed: Promise<boolean> }[] = [];
	let lastBatch = Promise.resolve();
	let isIdentified = false;

	function deliver(event: TracksEvent): void {
		const { name, properties, time } = event;
		const queue = window._tkq;
		attempt(() => {
			if (!queue) {
				request(buildEventUrl(event, user));
				return;
			}
			if (!isIdentified) {
				queue.push(['identifyUser', user.userId, user.username]);
				isIdentified = true;
			}
			queue.push(['recordEvent', name, addSite(properties, user)]);
		});
		if (name === 'jetpack_wpa_page_view') {
			attempt(() => request(buildPageViewUrl(String(properties.path), time)));
		}
	}

	async function sendBatch(): Promise<void> {
		const batch = waiting;
		waiting = [];
		for (const { event, wasAllowed } of batch) {
			if ((await wasAllowed) && (await mayRecord())) {
				deliver(event);
			}
		}
	}

	const flush = () => {
		lastBatch = lastBatch.then(sendBatch);
	};
	window.addEventListener('pagehide', flush);

	return (event: TracksEvent): void => {
		waiting.push({ event, wasAllowed: mayRecord() });
		if (waiting.length === 1) {
			whenIdle(flush);
		}
	};
}

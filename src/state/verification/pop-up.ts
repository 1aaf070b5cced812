import type { SafeUrl } from '@/lib/safe-url';
import type { Browser } from '../store/types';

/** Milliseconds between two checks whether the window was closed (VERIFY-14). */
const POLL = 100;

export type PopUpResult = { kind: 'blocked' } | { kind: 'closed'; message: unknown };

interface Asked {
	url: SafeUrl;
	/** The origins that may send the result. */
	origins: readonly string[];
}

/**
 * Opens a pop-up and waits until it is closed. Its result is the last message from this window and
 * an allowed origin (VERIFY-13); null without one.
 */
export function askInPopUp(browser: Browser, { url, origins }: Asked): Promise<PopUpResult> {
	const popUp = browser.openPopUp(url);
	if (!popUp || popUp.closed) {
		return Promise.resolve({ kind: 'blocked' });
	}
	return new Promise((resolve) => {
		let message: unknown = null;
		const stopListening = browser.onMessage(({ source, origin, data }) => {
			if (source === popUp && origins.includes(origin)) {
				message = data;
			}
		});
		const end = () => {
			stopListening();
			resolve({ kind: 'closed', message });
		};
		const timer = setInterval(() => {
			if (popUp.closed) {
				clearInterval(timer);
				// A window that sends its result and closes at once is often seen as closed before the message arrives.
				setTimeout(end, POLL);
			}
		}, POLL);
	});
}

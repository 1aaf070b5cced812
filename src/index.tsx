import '@/ui/styles/base.scss';
import { preloadNotices } from './app/admin-notices';
import { boot } from './app/boot/boot';

declare global {
	interface Window {
		/** The data that the admin page printed for the app. Only this file reads it. */
		Initial_State?: unknown;
		/** Called by php-stub/admin-page/class-page.php below the data, which it prints after this script. */
		dashboardForJetpackStart?: () => void;
	}
}

/** Resolves when the page has printed its data. */
const isPrinted = new Promise<void>((resolve) => {
	if (document.readyState !== 'loading') {
		resolve();
		return;
	}
	window.dashboardForJetpackStart = resolve;
	// If PHP failed before the call, or another plugin moved this script below it.
	document.addEventListener('DOMContentLoaded', () => resolve());
});

// The notices are already on the page. Fetched before the data is decoded, because the first paint waits for this chunk.
void preloadNotices();
void isPrinted.then(() => boot(window.Initial_State));

import { browser } from './app/browser';
import { guardDeactivation } from './app/plugins-screen/guard-deactivation';

declare global {
	interface Window {
		/** What WordPress's plugins screen was given of the connection; nothing but this file reads it. */
		JP_CONNECTION_INITIAL_STATE?: unknown;
	}
}

guardDeactivation(window.JP_CONNECTION_INITIAL_STATE, browser);

import { browser } from './app/browser';
import { guardDeactivation } from './app/plugins-screen/guard-deactivation';

declare global {
	interface Window {
		/** The connection data on WordPress's plugins screen. Only this file reads it. */
		JP_CONNECTION_INITIAL_STATE?: unknown;
	}
}

guardDeactivation(window.JP_CONNECTION_INITIAL_STATE, browser);

import '@/ui/styles/base.scss';
import { boot } from './app/boot/boot';

declare global {
	interface Window {
		/** What the admin page printed for the app; nothing but this file reads it. */
		Initial_State?: unknown;
		/** Printed during an identity crisis only. */
		JP_IDENTITY_CRISIS__INITIAL_STATE?: unknown;
		/** Called by php-stub/admin-page/class-page.php below the data, which it prints after this script. */
		dashboardForJetpackStart?: () => void;
	}
}

const start = () => {
	delete window.dashboardForJetpackStart;
	document.removeEventListener('DOMContentLoaded', start);
	void boot(window.Initial_State, window.JP_IDENTITY_CRISIS__INITIAL_STATE);
};

if (document.readyState === 'loading') {
	window.dashboardForJetpackStart = start;
	// Where PHP has failed before the call, or another plugin has moved this script below it.
	document.addEventListener('DOMContentLoaded', start);
} else {
	start();
}

import '@/ui/styles/base.scss';
import { boot } from './app/boot/boot';

declare global {
	interface Window {
		/** What the admin page printed for the app; nothing but this file reads it. */
		Initial_State?: unknown;
		/** Printed during an identity crisis only. */
		JP_IDENTITY_CRISIS__INITIAL_STATE?: unknown;
	}
}

void boot(window.Initial_State, window.JP_IDENTITY_CRISIS__INITIAL_STATE);

import { decodeIdentityCrisis } from '@/api';
import type { IdentityCrisis } from '@/domain/connection/identity-crisis';

declare global {
	interface Window {
		/** Printed by Jetpack's own script during an identity crisis, in the footer of the page: this app may start before. */
		JP_IDENTITY_CRISIS__INITIAL_STATE?: unknown;
	}
}

/**
 * Reports what Jetpack has printed about the crisis, at the latest when the page is complete.
 *
 * @return Stops waiting for the page.
 */
export function readPrintedCrisis(report: (crisis: IdentityCrisis) => void): () => void {
	const read = () => {
		const printed = window.JP_IDENTITY_CRISIS__INITIAL_STATE;
		if (printed !== undefined) {
			report(decodeIdentityCrisis(printed));
		}
	};
	read();
	document.addEventListener('DOMContentLoaded', read);
	return () => document.removeEventListener('DOMContentLoaded', read);
}

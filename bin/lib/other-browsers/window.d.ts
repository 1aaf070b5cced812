import type { queryAllByRole } from '@testing-library/dom';

declare global {
	interface Window {
		/** Defined by collector.js. */
		collected: {
			errors: string[];
			responses: { method: string; url: string; ok: boolean }[];
			/** Number of requests. */
			pending: number;
			/** Milliseconds since the epoch. */
			changedAt: number;
		};
		/** Defined by a script that screen.mjs runs in the page. */
		TestingLibraryDom: { queryAllByRole: typeof queryAllByRole };
	}
}

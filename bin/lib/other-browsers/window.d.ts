import type { queryAllByRole } from '@testing-library/dom';

declare global {
	interface Window {
		/** Defined by a script that screen.mjs runs in the page. */
		TestingLibraryDom: { queryAllByRole: typeof queryAllByRole };
	}
}

import { __ } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import { toSafeUrl } from '@/lib/safe-url';
import type { Outcome } from './outcome';
import type { AppThunk } from './types';

/** The time of the browser's clock, in milliseconds since 1970. */
export const readClock =
	(): AppThunk<number> =>
	(_dispatch, _getState, { browser }) =>
		browser.now();

/** The address of this admin page, relative to wp-admin. */
export const getPagePath =
	(hash = ''): AppThunk<string> =>
	(_dispatch, _getState, { browser }) =>
		`${browser.pagePath()}${hash}`;

/** Copies a text to the clipboard; rejects where the browser refuses. */
export const copyText =
	(text: string): AppThunk<Promise<void>> =>
	(_dispatch, _getState, { browser }) =>
		browser.copy(text);

/** The fallback for a clipboard that is unavailable (COMP-03). */
export const showTextToCopy =
	(text: string): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		browser.showToCopy(text);

const unsafe = (): ErrorInfo => ({
	kind: 'shape',
	message: __("The server sent an address that isn't safe to open."),
	code: 'unsafe_address',
	status: 200,
});

/**
 * Leaves the page for an http(s) address and refuses all others, so that a `javascript:` address from a server never runs.
 *
 * @param how With `isReplacing`, Back skips the route that only redirected (SHELL-12, SHELL-13).
 */
export const leaveFor =
	(address: string, ...how: [{ isReplacing: boolean }?]): AppThunk<Outcome<string>> =>
	(_dispatch, _getState, { browser }) => {
		const target = toSafeUrl(address);
		if (!target) {
			return { error: unsafe() };
		}
		browser.navigate(target, ...how);
		return { data: target };
	};

import { __, sprintf } from '@wordpress/i18n';
import { HOST, PRODUCT } from '@/lib/brand';

/** What is known of a GET site that failed. */
export interface SiteDataFailure {
	/** The kind of the error, as the client names it. */
	kind: string;
	/** The server's machine code, "" where it gave none. */
	code: string;
	/** The server's own words, without the status behind them. */
	serverMessage?: string;
	/** The provider's own code, which the site passes on. */
	apiErrorCode?: string;
}

export interface SiteDataError {
	code: string;
	message: string;
	/** What helps, where something does. */
	action: 'reconnect' | 'support' | null;
	apiErrorCode: string | null;
}

type Default = Pick<SiteDataError, 'code' | 'message' | 'action'>;

const apiError = (): Default => ({
	code: 'fetch_site_data_fail_api',
	message: sprintf(
		/* translators: %s: name of the provider. */
		__(
			'There seems to be a problem with your connection to %s. If the problem persists, try reconnecting.',
			'dashboard-for-jetpack',
		),
		HOST,
	),
	action: 'reconnect',
});

const parseError = (): Default => ({
	code: 'fetch_site_data_fail_parse',
	message: sprintf(
		/* translators: %s: the product. */
		__(
			'%s encountered an error and was unable to display the Dashboard. Please try refreshing the page.',
			'dashboard-for-jetpack',
		),
		PRODUCT,
	),
	action: 'support',
});

const otherError = (): Default => ({
	code: 'fetch_site_data_fail_other',
	message: __('There seems to be a problem with your website.', 'dashboard-for-jetpack'),
	action: null,
});

function resolveDefault(kind: string): Default {
	switch (kind) {
		case 'http':
		case 'envelope':
			return apiError();
		case 'parse':
		case 'parse-redirected':
			return parseError();
		default:
			return otherError();
	}
}

/**
 * What to say of site data that could not be fetched, and what helps (ERR-08 to ERR-11).
 *
 * An API error is one that the API itself reported: an error status, or an error within a 200. A 404 is a
 * not-found error (ERR-03) and counts as any other, as reconnecting brings no route back.
 *
 * What the server says overrides the default, its message and its code each on its own. Only what stood in a JSON
 * error counts: not the client's sentences for a dead network or an unreadable page, not the status that the client
 * puts behind a message, and not an empty string. The action stays that of the kind, and the provider's code stands
 * beside the site's: it says why, not what.
 */
export function resolveSiteDataError(failure: SiteDataFailure): SiteDataError {
	const { code, message, action } = resolveDefault(failure.kind);
	return {
		code: failure.code || code,
		message: failure.serverMessage || message,
		action,
		apiErrorCode: failure.apiErrorCode || null,
	};
}

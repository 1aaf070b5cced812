import { __, sprintf } from '@wordpress/i18n';
import { HOST, PRODUCT } from '@/lib/brand';

/** The facts about a failed GET site. */
export interface SiteDataFailure {
	/** The client's kind of error. */
	kind: string;
	/** The server's error code, or "". */
	code: string;
	/** The server's message, without the status that the client appends. */
	serverMessage?: string;
	/** The provider's code, forwarded by the site. */
	apiErrorCode?: string;
}

export interface SiteDataError {
	code: string;
	message: string;
	/** The remedy, if there is one. */
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
 * The message and the remedy for site data that could not be loaded (ERR-08 to ERR-11).
 *
 * An API error is one that the API itself reported: an error status, or an error within a 200. A 404 is a
 * not-found error (ERR-03) and counts as any other, because reconnecting doesn't restore a route.
 *
 * The server's message and code each override the default. Only values in a JSON error count: not the client's
 * messages for a failed network or an unreadable page, not the status that the client appends to a message, and
 * not an empty string. The action is always that of the kind, and the provider's code is shown next to the
 * site's, because it explains the cause.
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

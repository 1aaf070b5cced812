/** The facts about a failed GET site. */
export interface SiteDataFailure {
	/** The client's kind of error. */
	kind: string;
	/** The server's error code, or "". */
	code: string;
	/** The server's message, without the status that the client appends. */
	serverMessage?: string;
}

/** Which text explains it, unless the server does. */
export type SiteDataProblem = 'api' | 'parse' | 'other';

export interface SiteDataError {
	code: string;
	/** The server's; "" for the text of the problem. */
	message: string;
	problem: SiteDataProblem;
	/** The remedy, if there is one. */
	action: 'reconnect' | 'support' | null;
}

function findProblem(kind: string): Pick<SiteDataError, 'problem' | 'action'> {
	switch (kind) {
		case 'http':
		case 'envelope':
			return { problem: 'api', action: 'reconnect' };
		case 'parse':
		case 'parse-redirected':
			return { problem: 'parse', action: 'support' };
		default:
			return { problem: 'other', action: null };
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
 * not an empty string. The action is always that of the kind.
 */
export function resolveSiteDataError(failure: SiteDataFailure): SiteDataError {
	const { problem, action } = findProblem(failure.kind);
	return {
		code: failure.code || `fetch_site_data_fail_${problem}`,
		message: failure.serverMessage || '',
		problem,
		action,
	};
}

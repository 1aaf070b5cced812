import type { ConnectionError, SiteConnection } from '@/domain/connection';
import type { SiteDataError, SiteDataProblem } from '@/domain/site/site-data-error';

export interface ConnectionErrorFacts {
	connection: SiteConnection;
	canConnectSite: boolean;
	/** This Jetpack has the call. */
	canReconnect: boolean;
	/** The errors in the page data. */
	errors: readonly ConnectionError[];
	/** The failure of the last request for the provider's record of the site. */
	siteDataError: SiteDataError | null;
}

export interface ConnectionErrorView {
	/** "" for the text of the problem, or else the notice's default text. */
	message: string;
	problem?: SiteDataProblem;
	code: string;
	action: 'reconnect' | 'support' | 'none';
}

/** A printed one, or a failed request. */
type FoundError = Pick<ConnectionErrorView, 'message' | 'problem' | 'code'> & {
	action?: string | null;
};

/** Only support can help if reconnecting is needed but impossible here. */
function toAction(
	action: string | null | undefined,
	canReconnect: boolean,
): ConnectionErrorView['action'] {
	if (action === 'reconnect') {
		return canReconnect ? 'reconnect' : 'support';
	}
	return action === 'support' ? 'support' : 'none';
}

/**
 * The one connection error that is shown (CSTATE-21, CSTATE-23): errors that reconnecting fixes
 * come before errors that need support, and errors in the page data before later ones.
 */
export function resolveConnectionError(facts: ConnectionErrorFacts): ConnectionErrorView | null {
	if (facts.connection !== 'connected' || !facts.canConnectSite) {
		return null;
	}
	const printed = facts.errors.find(({ action }) => action === 'reconnect') ?? facts.errors[0];
	const found: FoundError | null = printed ?? facts.siteDataError;
	return (
		found && {
			message: found.message,
			problem: found.problem,
			code: found.code,
			action: toAction(found.action, facts.canReconnect),
		}
	);
}

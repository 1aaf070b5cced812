import { __ } from '@wordpress/i18n';
import { connectionApi, type ErrorInfo } from '@/api';
import { withQuery } from '@/lib/safe-url';
import { BUSY, toOutcome } from '../outcome';
import type { AsyncThunk, Outcome } from '../types';
import { registered, registrationFailed, taskEnded, taskStarted } from './slice';

export interface ConnectOptions {
	/** What the page is to be opened with when the browser comes back, as "a=1&b=2". */
	returnQuery?: string;
	/** Who asks, for the provider's records (CONN-26). */
	from?: string;
	/** The site is enough: nobody's account is asked for (CONN-27). */
	skipUserConnection?: boolean;
}

const unusable = (): ErrorInfo => ({
	kind: 'shape',
	message: __('An error occurred. Please try again.', 'jetpack'),
	code: '',
	status: 200,
});

const requestAuthorization =
	(returnPath: string, from?: string): AsyncThunk<{ authorizeUrl: string }> =>
	(_dispatch, getState, { api }) => {
		const { status, registrationNonce } = getState().connection;
		return toOutcome(() =>
			status.isRegistered
				? api(connectionApi).loadAuthorizeUrl(returnPath)
				: api(connectionApi).register({
						registration_nonce: registrationNonce,
						no_iframe: true,
						redirect_uri: returnPath,
						plugin_slug: 'jetpack',
						from,
					}),
		);
	};

/**
 * Registers the site where it is not (CONN-23 to CONN-25), then sends the browser to the page on
 * which the user approves (CONN-26), or back at once (CONN-27). The task is left running: the page is
 * about to go away.
 */
export const connectSite =
	({ returnQuery, from, skipUserConnection = false }: ConnectOptions = {}): AsyncThunk<string> =>
	async (dispatch, getState, { browser }): Promise<Outcome<string>> => {
		if (getState().connection.running) {
			return { error: BUSY };
		}
		dispatch(taskStarted('register'));
		const returnPath = `${browser.pagePath()}${returnQuery ? `&${returnQuery}` : ''}`;
		const { data, error } = await dispatch(requestAuthorization(returnPath, from));
		const target = skipUserConnection
			? `${getState().site.adminUrl}${returnPath}`
			: withQuery(data?.authorizeUrl, { from });
		if (error || !target) {
			dispatch(taskEnded());
			dispatch(registrationFailed(error ?? unusable()));
			return { error: error ?? unusable() };
		}
		dispatch(registered());
		dispatch(taskStarted('authorize'));
		browser.navigate(target);
		return { data: target };
	};

import { connectionApi } from '@/api/entities/connection';
import { joinUrl, toSafeUrl } from '@/lib/safe-url';
import { leaveFor } from '../browser';
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

/** The address, with who asks in its query (CONN-26). One that is no http(s) address stays as it is, to be refused. */
function withAsker(address: string, from?: string): string {
	const safe = toSafeUrl(address);
	if (!safe || !from) {
		return address;
	}
	const url = new URL(safe);
	url.searchParams.set('from', from);
	return url.href;
}

const requestAuthorization =
	(returnPath: string, from?: string): AsyncThunk<{ authorizeUrl: string }> =>
	(_dispatch, getState, { api }) => {
		const { status, registrationNonce } = getState().connection;
		return toOutcome(() =>
			status.isRegistered
				? api(connectionApi).loadAuthorizeUrl(returnPath)
				: api(connectionApi).register({
						nonce: registrationNonce,
						redirectUri: returnPath,
						pluginSlug: 'jetpack',
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
		const answer = await dispatch(requestAuthorization(returnPath, from));
		const left = answer.error
			? answer
			: dispatch(
					leaveFor(
						skipUserConnection
							? joinUrl(getState().site.adminUrl, returnPath)
							: withAsker(answer.data.authorizeUrl, from),
					),
				);
		if (left.error) {
			dispatch(taskEnded());
			dispatch(registrationFailed(left.error));
			return left;
		}
		dispatch(registered());
		dispatch(taskStarted('authorize'));
		return left;
	};

import { connectionActsApi } from '@/api/entities/connection-acts';
import { joinUrl, toSafeUrl } from '@/lib/safe-url';
import { leaveFor } from '../store/browser';
import { BUSY, toOutcome, toWriteOutcome } from '../store/outcome';
import { storeSetupSeen } from '../site';
import type { AsyncThunk, Outcome } from '../store/types';
import { registrationFailed, statusReceived, taskStarted } from './slice';

export interface ConnectOptions {
	/** The query that the page is opened with when the browser returns, as "a=1&b=2". */
	returnQuery?: string;
	/** The source of the click, for the provider's records (CONN-26). */
	from?: string;
	/** Connects the site only, without a user account (CONN-27). */
	skipUserConnection?: boolean;
}

/** The address with the source in its query (CONN-26). An address that isn't http(s) is returned unchanged and refused later. */
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
		return toWriteOutcome(() =>
			status.isRegistered
				? api(connectionActsApi).loadAuthorizeUrl(returnPath)
				: api(connectionActsApi).register({
						nonce: registrationNonce,
						redirectUri: returnPath,
						pluginSlug: 'jetpack',
						from,
					}),
		);
	};

/**
 * Registers the site unless it is registered (CONN-23 to CONN-25), then sends the browser to the approval
 * page (CONN-26), or straight back (CONN-27). The task stays marked as running, because the page is about
 * to unload.
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
			dispatch(registrationFailed(left.error));
			return left;
		}
		dispatch(statusReceived({ isRegistered: true, isActive: true }));
		dispatch(taskStarted('authorize'));
		return left;
	};

/** Saves that the store setup screen was shown, so that it is shown only once (API-15, SHELL-25). */
export const markStoreSetupSeen =
	(): AsyncThunk<{ success: boolean }> =>
	(dispatch, _getState, { api }) => {
		dispatch(storeSetupSeen());
		return toOutcome(() => api(connectionActsApi).markStoreSetupSeen());
	};

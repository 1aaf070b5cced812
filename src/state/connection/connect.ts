import { connectionApi } from '@/api';
import { BUSY, toOutcome } from '../outcome';
import type { AsyncThunk } from '../types';
import { registered, registrationFailed, taskEnded, taskStarted } from './slice';

/** Where the provider sends the browser back to, relative to wp-admin. */
export const RETURN_PATH = 'admin.php?page=jetpack';

/**
 * Registers the site where it is not (CONN-23 to CONN-25), then sends the browser to the page on
 * which the user approves (CONN-26). The task is left running: the page is about to go away.
 */
export const connectSite =
	({ returnPath = RETURN_PATH }: { returnPath?: string } = {}): AsyncThunk<{
		authorizeUrl: string;
	}> =>
	async (dispatch, getState, { api, browser }) => {
		const { running, status, registrationNonce } = getState().connection;
		if (running) {
			return { error: BUSY };
		}
		dispatch(taskStarted('register'));
		const outcome = await toOutcome(() =>
			status.isRegistered
				? api(connectionApi).loadAuthorizeUrl(returnPath)
				: api(connectionApi).register({
						registration_nonce: registrationNonce,
						no_iframe: true,
						redirect_uri: returnPath,
						plugin_slug: 'jetpack',
					}),
		);
		if (outcome.error) {
			dispatch(taskEnded());
			dispatch(registrationFailed(outcome.error));
			return outcome;
		}
		dispatch(registered());
		dispatch(taskStarted('authorize'));
		browser.navigate(outcome.data.authorizeUrl);
		return outcome;
	};

import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import { accountApi } from '@/api/entities/account';
import { readLack } from '@/lib/remote';
import { injectValue } from '../store/inject-slice';
import { showFailure, showNotice } from '../notices';
import { callRoute } from '../store/server-routes';
import type { AsyncThunk } from '../store/types';
import { describeIfUncertain } from '../store/outcome';

/** The state of the login email (COMP-12). */
const IDLE = { sendingLoginEmail: false, loginEmailSent: false, error: null };

export const { select: selectMobileLogin, changed } = injectValue<
	Omit<typeof IDLE, 'error'> & { error: ErrorInfo | null }
>('mobileLogin', IDLE);

const NOTICE = { id: 'mobile-login' };

const describeUnread = (reason: string) =>
	sprintf(
		/* translators: %s: why the site's answer could not be read, as a sentence. */
		__('%s The email may have been sent anyway. Check your inbox before you try again.'),
		reason,
	);

/** Mails a link that logs the person in on a phone (COMP-11, NOTICE-27). */
export const sendLoginEmail =
	(): AsyncThunk<undefined> =>
	async (dispatch, _getState, { api }) => {
		dispatch(changed({ ...IDLE, sendingLoginEmail: true }));
		dispatch(showNotice('info', __('Sending login email…'), NOTICE));
		const outcome = await dispatch(
			callRoute('mobile/send-login-email', () => api(accountApi).sendLoginEmail()),
		);
		if (outcome.error) {
			const error = describeIfUncertain(outcome.error, describeUnread);
			dispatch(changed({ ...IDLE, error }));
			dispatch(
				showFailure(
					error,
					readLack(error) ? error.message : __('Failed to send login email'),
					NOTICE,
				),
			);
			return { error };
		}
		dispatch(changed({ ...IDLE, loginEmailSent: true }));
		dispatch(showNotice('success', __('Login email sent'), NOTICE));
		return outcome;
	};

import { __ } from '@wordpress/i18n';
import { licensingApi } from '@/api';
import { showFailure, showNotice } from '../notices';
import { BUSY, toOutcome } from '../outcome';
import type { AsyncThunk } from '../types';
import { selectLicenseApplication } from './selectors';
import { applicationChanged } from './slice';
import { refreshLicenseCounts } from './thunks';

const NOTICE = { id: 'license-key' };

/**
 * Hands a key in through the form of the plan page (LIC-23 to LIC-26); an empty one, or one while another
 * is under way, is ignored (LIC-27). The counts are asked for in either case (LIC-40): a refusal may
 * have come after the key was taken.
 */
export const setLicense =
	(key: string): AsyncThunk<undefined> =>
	async (dispatch, getState, { api }) => {
		const license = key.trim();
		if (license === '' || selectLicenseApplication(getState()) === 'applying') {
			return { error: BUSY };
		}
		dispatch(applicationChanged('applying'));
		const outcome = await toOutcome(() => api(licensingApi).setLicense(license));
		if (outcome.error) {
			dispatch(applicationChanged('failed'));
			const text = __('Error adding Jetpack license key.', 'jetpack');
			dispatch(showFailure(outcome.error, text, NOTICE));
		} else {
			dispatch(applicationChanged('applied'));
			const text = __(
				'Jetpack license key added. It may take a minute for the license to be processed.',
				'jetpack',
			);
			dispatch(showNotice('success', text, NOTICE));
		}
		await dispatch(refreshLicenseCounts());
		return outcome;
	};

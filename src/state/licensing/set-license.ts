import { __ } from '@wordpress/i18n';
import { licensingApi } from '@/api/entities/licensing';
import { cleanKey, describeMissingKey } from '@/domain/pasted/key';
import { loadFeatures } from '../site/entitlements';
import { showFailure, showNotice } from '../notices';
import { BUSY, toWriteOutcome } from '../store/outcome';
import { loadProviderSite } from '../site/provider-site';
import { loadPurchases } from '../plans/purchases';
import type { AsyncThunk } from '../store/types';
import { selectLicenseApplication } from './selectors';
import { licensingChanged } from './slice';
import { refreshLicenseCounts } from './thunks';

const NOTICE = { id: 'license-key' };

/**
 * Submits a key from the form of the plan page (LIC-23 to LIC-26); an empty key, or one while another
 * is pending, is ignored (LIC-27). The counts are reloaded in either case (LIC-40): the server may have
 * attached the key before it reported an error.
 */
export const setLicense =
	(key: string): AsyncThunk<undefined> =>
	async (dispatch, getState, { api }) => {
		const missing = describeMissingKey(key);
		if (missing) {
			return { error: { kind: 'unexpected', code: 'no_key', status: 0, message: missing } };
		}
		const license = cleanKey(key);
		if (license === '' || selectLicenseApplication(getState()) === 'applying') {
			return { error: BUSY };
		}
		dispatch(licensingChanged({ application: 'applying' }));
		const outcome = await toWriteOutcome(() => api(licensingApi).setLicense(license));
		if (outcome.error) {
			dispatch(licensingChanged({ application: 'failed' }));
			const text = __('Error adding Jetpack license key.');
			dispatch(showFailure(outcome.error, text, NOTICE));
		} else {
			dispatch(licensingChanged({ application: 'applied' }));
			const text = __(
				'Jetpack license key added. It may take a minute for the license to be processed.',
			);
			dispatch(showNotice('success', text, NOTICE));
			void dispatch(loadProviderSite({ force: true }));
			void dispatch(loadFeatures({ force: true }));
			void dispatch(loadPurchases({ force: true }));
		}
		await dispatch(refreshLicenseCounts());
		return outcome;
	};

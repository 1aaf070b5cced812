import { __ } from '@wordpress/i18n';
import { type Attachment, resolveAttachment } from '@/domain/licensing';
import { cleanKey } from '@/domain/pasted/key';
import { licensingApi } from '@/api/entities/licensing';
import { loadProviderSite } from '../site/provider-site';
import { loadFeatures } from '../site/entitlements';
import { loadModules } from '../modules';
import { showFailure } from '../notices';
import { BUSY, toWriteOutcome } from '../store/outcome';
import { loadPurchases } from '../plans/purchases';
import { loadRewind, selectRewind } from '../rewind';
import { loadScan, selectScanAnswer } from '../scan';
import { loadSettings } from '../settings';
import type { AppThunk, AsyncThunk } from '../store/types';
import { selectLicenseActivation } from './selectors';
import { licensingChanged, type LicenseActivation } from './slice';
import { dismissActivationNotice, refreshLicenseCounts } from './thunks';

/** Reloads whatever a new product may have changed (LIC-07). The dismissal needs the new count of detached licenses. */
const refreshAfterActivation = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
	const state = getState();
	await Promise.all([
		dispatch(refreshLicenseCounts()).then(() => dispatch(dismissActivationNotice())),
		// Some products start backups and scans, so their state is reloaded where it was loaded before.
		selectRewind(state).phase !== 'idle' && dispatch(loadRewind({ force: true })),
		selectScanAnswer(state).phase !== 'idle' && dispatch(loadScan({ force: true })),
		dispatch(loadProviderSite({ force: true })),
		dispatch(loadFeatures({ force: true })),
		dispatch(loadPurchases({ force: true })),
		dispatch(loadModules()),
		dispatch(loadSettings()),
	]);
};

function toActivation(attachment: Attachment): LicenseActivation {
	switch (attachment.kind) {
		case 'activated':
			return { phase: 'success', productId: attachment.productId };
		case 'refused':
			return { phase: 'error', message: attachment.message };
		case 'unclear':
			return {
				phase: 'error',
				message: __('An unknown error occurred during license activation. Please try again.'),
			};
	}
}

/** Activates a license on this site (LIC-02 to LIC-07), one at a time. The state of the activation is in the store. */
export const attachLicense =
	(key: string): AsyncThunk<LicenseActivation> =>
	async (dispatch, getState, { api }) => {
		if (selectLicenseActivation(getState()).phase === 'activating') {
			return { error: BUSY };
		}
		const settle = (activation: LicenseActivation) => {
			dispatch(licensingChanged({ activation }));
			return activation;
		};
		const license = cleanKey(key);
		if (license === '') {
			const message = __('This is not a valid license key. Please try again.');
			return { data: settle({ phase: 'error', message }) };
		}
		settle({ phase: 'activating' });
		const outcome = await toWriteOutcome(() => api(licensingApi).attach([license]));
		if (outcome.error) {
			const { message, kind } = outcome.error;
			settle({ phase: 'error', message });
			if (kind === 'session' || kind === 'other-user') {
				dispatch(showFailure(outcome.error, message, { id: 'license-activation' }));
			}
			return outcome;
		}
		const activation = settle(toActivation(resolveAttachment(outcome.data)));
		if (activation.phase === 'success') {
			await dispatch(refreshAfterActivation());
		}
		return { data: activation };
	};

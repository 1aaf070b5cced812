import { loadAntiSpam, selectAntiSpam } from '@/state/anti-spam';
import { loadProviderSite, selectProviderSite } from '@/state/provider-site';
import { loadFeatures, selectFeatures } from '@/state/entitlements';
import {
	loadPlugins,
	loadPluginUpdates,
	selectPlugins,
	selectPluginUpdates,
} from '@/state/plugins';
import { loadPurchases, selectPurchases } from '@/state/purchases';
import { loadRewind, selectRewind } from '@/state/rewind';
import { loadScan, selectScanAnswer } from '@/state/scan';
import { loadVaultPress, selectVaultPress } from '@/state/vaultpress';
import type { AppThunk, Loader, RemoteData, RootState } from '@/state/types';

const REQUESTS: readonly (readonly [(state: RootState) => RemoteData<unknown>, Loader])[] = [
	[selectRewind, loadRewind],
	[selectScanAnswer, loadScan],
	[selectVaultPress, loadVaultPress],
	[selectPlugins, loadPlugins],
	[selectPluginUpdates, loadPluginUpdates],
	[selectAntiSpam, loadAntiSpam],
	[selectProviderSite, loadProviderSite],
	[selectFeatures, loadFeatures],
	[selectPurchases, loadPurchases],
];

/** Repeats all failed requests of the cards. */
export const retryFailed = (): AppThunk => (dispatch, getState) => {
	for (const [select, load] of REQUESTS) {
		if (select(getState()).phase === 'failed') {
			void dispatch(load({ force: true }));
		}
	}
};

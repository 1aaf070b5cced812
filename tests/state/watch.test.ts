import type { Backup } from '@/domain/rewind/resolve-backup';
import { selectBackup, selectThreats } from '@/state/rewind/backup-and-scan';
import { loadFeatures } from '@/state/site/entitlements';
import { loadPlugins } from '@/state/plugins';
import { loadProviderSite } from '@/state/site/provider-site';
import { loadPurchases } from '@/state/plans/purchases';
import { loadRewind } from '@/state/rewind';
import { loadScan } from '@/state/scan';
import { loadVaultPress } from '@/state/rewind/vaultpress';
import { WATCH_CASES } from '#tests/support/watch-cases';
import { open } from './site';

/** The names of the app's states in the list of a network's sites. */
function nameBackups({ kind }: Backup): string {
	switch (kind) {
		case 'active':
			return 'On';
		case 'provisioning':
			return 'Being set up';
		case 'awaiting-credentials':
			return 'Need server credentials';
		case 'offer':
		case 'not-started':
			return 'None';
		default:
			return '—';
	}
}

it.each(WATCH_CASES)(
	'%s: the app says of the backups "%s", and finds %d threats',
	async (scenario, backups, threats) => {
		const { dispatch, getState } = open({ scenario });
		await Promise.all([
			dispatch(loadPlugins()),
			dispatch(loadPurchases()),
			dispatch(loadFeatures()),
			dispatch(loadProviderSite()),
		]);
		await Promise.all([dispatch(loadRewind()), dispatch(loadScan()), dispatch(loadVaultPress())]);
		const state = getState();
		expect([nameBackups(selectBackup(state)), selectThreats(state)?.count ?? 0]).toEqual([
			backups,
			threats,
		]);
	},
);

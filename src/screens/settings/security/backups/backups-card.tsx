import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import {
	findThreats,
	hasScans,
	isBackupsOnly,
	resolveBackupsCard,
	resolveBackupsNeeds,
} from '@/domain/settings-cards/backups';
import { selectSiteConnection } from '@/state/connection';
import { selectEntitlements } from '@/state/entitlements';
import { useAppSelector } from '@/state/hooks';
import { loadPlugins, selectPluginState } from '@/state/plugins';
import { selectPromotion } from '@/state/promotions';
import { loadRewind, selectRewind } from '@/state/rewind';
import { loadScan, selectScan } from '@/state/scan';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/types';
import { loadVault, selectVault } from '@/state/vault';
import { ProviderLink } from '../../../common/provider-link';
import { Threats } from '../../../common/threats';
import { useLoads } from '../../../common/use-loads';
import { CardFrame } from '../../frame/card-frame';
import { SettingRow } from '../../frame/setting-place';
import { BackupsContent } from './backups-content';

const selectStatus = createSelector(
	[selectRewind, selectScan, selectVault],
	(rewind, scan, vault) => ({ rewind, scan, vault }),
);

/** What is known of backups and scans. */
export const selectBackupsFacts = createSelector(
	[
		selectSiteConnection,
		selectStatus,
		selectSite,
		selectEntitlements,
		(state: RootState) => selectPluginState(state, KNOWN_PLUGINS.vault.files),
		selectPromotion,
	],
	(connection, status, { showBackups }, { flags, plan }, vaultPlugin, promotion) => ({
		...status,
		connection,
		showBackups,
		flags,
		hasRealTimeBackups: plan.features.active.includes('real-time-backups'),
		vaultPlugin,
		planClass: plan.class,
		promotion,
	}),
);

/** Where the threats are dealt with, by who found them. */
const FINDERS = { scan: 'calypso-scanner', vault: 'vaultpress-dashboard' } as const;

/** How backups and scans stand; both run at the provider (SETSEC-17 to SETSEC-24). Threats come first. */
export function BackupsCard() {
	const facts = useAppSelector(selectBackupsFacts);
	const needs = resolveBackupsNeeds(facts);
	const retry = useLoads(
		needs.rewind && loadRewind,
		needs.scan && loadScan,
		needs.vault && loadVault,
		needs.plugins && loadPlugins,
	);
	const view = resolveBackupsCard(facts);
	if (view.kind === 'hidden') {
		return null;
	}
	const isKnown = view.kind !== 'offline' && view.kind !== 'loading' && view.kind !== 'failed';
	const threats = isKnown ? findThreats(facts) : null;
	return (
		<CardFrame
			id="backups"
			title={isBackupsOnly(facts) ? __('Jetpack Backup', 'dashboard-for-jetpack') : undefined}
			footer={
				view.kind !== 'offline' &&
				hasScans(facts) && (
					<ProviderLink source="vaultpress-dashboard">
						{__('Configure your security scans', 'dashboard-for-jetpack')}
					</ProviderLink>
				)
			}
		>
			{threats && <Threats count={threats.count} source={FINDERS[threats.by]} />}
			<SettingRow id="backups">
				<BackupsContent view={view} hasThreats={threats !== null} onRetry={retry} />
			</SettingRow>
		</CardFrame>
	);
}

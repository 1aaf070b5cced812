import { createSelector } from '@reduxjs/toolkit';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import { selectSiteConnection } from '@/state/connection';
import { selectEntitlements } from '@/state/entitlements';
import { selectPluginState } from '@/state/plugins';
import { selectPromotion } from '@/state/promotions';
import { selectScan } from '@/state/scan';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/types';
import { selectVault } from '@/state/vault';

/** What is known of the malware scan on this site. */
export const selectScanFacts = createSelector(
	[
		selectSiteConnection,
		selectScan,
		selectVault,
		(state: RootState) => selectPluginState(state, KNOWN_PLUGINS.vault.files),
		selectSite,
		selectEntitlements,
		selectPromotion,
	],
	(connection, scan, vault, vaultPlugin, site, { plan, flags }, promotion) => ({
		connection,
		scan,
		vault,
		vaultPlugin,
		promotion,
		showBackups: site.showBackups,
		isManaged: site.isAtomicSite || site.isMultisite,
		planClass: plan.class,
		hasScan: flags.hasScan,
	}),
);

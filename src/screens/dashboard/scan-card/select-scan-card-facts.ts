import { createSelector } from '@reduxjs/toolkit';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import { selectSiteConnection } from '@/state/connection';
import { selectPluginState } from '@/state/plugins';
import { selectPromotion } from '@/state/promotions';
import { selectScan } from '@/state/scan';
import { selectSite } from '@/state/site';
import { selectVault } from '@/state/vault';

type State = Parameters<typeof selectSite>[0];

const selectLegacyPlugin = (state: State) => selectPluginState(state, KNOWN_PLUGINS.vault.files);

export const selectScanCardFacts = createSelector(
	[selectSiteConnection, selectScan, selectVault, selectLegacyPlugin, selectSite, selectPromotion],
	(connection, scan, vault, legacyPlugin, site, promotion) => ({
		connection,
		scan,
		vault,
		legacyPlugin,
		promotion,
		showBackups: site.showBackups,
		isManaged: site.isAtomicSite || site.isMultisite,
		planClass: site.plan.class,
	}),
);

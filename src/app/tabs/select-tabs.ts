import { createSelector } from '@reduxjs/toolkit';
import { resolveTabs } from '@/domain/navigation/resolve-tabs';
import type { RouteGroup } from '@/domain/routes/types';
import { selectActiveTabFacts } from '@/state/navigation/active-tab';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { selectModules } from '@/state/modules';
import { selectIsSettingOn } from '@/state/settings';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/store/types';

export const selectTabs = createSelector(
	[
		(_state: RootState, pathname: string) => pathname,
		(_state: RootState, _pathname: string, group: RouteGroup) => group,
		selectActiveTabFacts,
		selectSiteConnection,
		selectCapabilities,
		selectSite,
		selectModules,
		(state: RootState) => selectIsSettingOn(state, 'akismet'),
	],
	(pathname, group, tabFacts, connection, { isLinked }, site, modules, isAntiSpamActive) =>
		resolveTabs({
			...tabFacts,
			pathname,
			group,
			connection,
			isLinked,
			showRecommendations: site.showRecommendations,
			newRecommendations: site.recommendations.new.length,
			showMyJetpack: site.showMyJetpack,
			isAntiSpamActive,
			// Each tab says what couldn't be read.
			hasModule: (slug) => Boolean(modules[slug] || site.unread),
		}),
);

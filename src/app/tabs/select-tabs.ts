import { resolveTabs, type Tabs } from '@/domain/navigation';
import type { RouteGroup } from '@/domain/routes';
import { selectActiveTabFacts } from '@/state/active-tab';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { selectModules } from '@/state/modules';
import { selectIsSettingOn } from '@/state/settings';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/types';

export function selectTabs(state: RootState, pathname: string, group: RouteGroup): Tabs {
	const { isLinked } = selectCapabilities(state);
	const { showRecommendations, showMyJetpack, recommendations } = selectSite(state);
	const modules = selectModules(state);
	return resolveTabs({
		pathname,
		group,
		connection: selectSiteConnection(state),
		...selectActiveTabFacts(state),
		isLinked,
		showRecommendations,
		newRecommendations: recommendations.new.length,
		showMyJetpack,
		isAntiSpamActive: selectIsSettingOn(state, 'akismet'),
		hasModule: (slug) => modules[slug] !== undefined,
	});
}

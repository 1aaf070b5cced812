import { resolveTabs, type Tabs } from '@/domain/navigation';
import type { RouteGroup } from '@/domain/routes';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { selectIsModuleActive, selectModules } from '@/state/modules';
import { selectIsSettingOn } from '@/state/settings';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/types';

export function selectTabs(state: RootState, pathname: string, group: RouteGroup): Tabs {
	const { canManageModules, canEditPosts, isLinked } = selectCapabilities(state);
	const { showRecommendations, showMyJetpack, recommendations } = selectSite(state);
	const modules = selectModules(state);
	return resolveTabs({
		pathname,
		group,
		connection: selectSiteConnection(state),
		canManageModules,
		canEditPosts,
		isLinked,
		showRecommendations,
		newRecommendations: recommendations.new.length,
		showMyJetpack,
		isAntiSpamActive: selectIsSettingOn(state, 'akismet'),
		isPublicizeActive: selectIsModuleActive(state, 'publicize'),
		isPostByEmailActive: selectIsModuleActive(state, 'post-by-email'),
		hasModule: (slug) => modules[slug] !== undefined,
	});
}

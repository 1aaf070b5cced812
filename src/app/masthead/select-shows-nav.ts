import { showsMastheadNav } from '@/domain/navigation';
import { isProviderHosted } from '@/domain/site';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectSiteConnection,
} from '@/state/connection';
import { selectIsModuleActive } from '@/state/modules';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/types';

export function selectShowsMastheadNav(state: RootState, pathname: string): boolean {
	const { canEditPosts, canManageOptions, isLinked } = selectCapabilities(state);
	return showsMastheadNav({
		pathname,
		isProviderHosted: isProviderHosted(selectSite(state)),
		connection: selectSiteConnection(state),
		canEditPosts,
		canManageOptions,
		hasConnectedOwner: selectHasConnectedOwner(state),
		isLinked,
		isPostByEmailActive: selectIsModuleActive(state, 'post-by-email'),
		isPublicizeActive: selectIsModuleActive(state, 'publicize'),
	});
}

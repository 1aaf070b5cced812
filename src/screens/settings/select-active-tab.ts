import { resolveActiveSettingsTab } from '@/domain/navigation';
import { selectCapabilities } from '@/state/connection';
import { selectIsModuleActive } from '@/state/modules';
import type { RootState } from '@/state/types';

export function selectActiveTab(state: RootState, pathname: string) {
	const { canManageModules, canEditPosts } = selectCapabilities(state);
	return resolveActiveSettingsTab(pathname, {
		canManageModules,
		canEditPosts,
		isPublicizeActive: selectIsModuleActive(state, 'publicize'),
		isPostByEmailActive: selectIsModuleActive(state, 'post-by-email'),
	});
}

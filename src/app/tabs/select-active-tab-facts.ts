import type { ActiveTabFacts } from '@/domain/navigation';
import { selectCapabilities } from '@/state/connection';
import { selectIsModuleActive } from '@/state/modules';
import type { RootState } from '@/state/types';

/** What decides which tab "/settings" opens; a new object each time. */
export function selectActiveTabFacts(state: RootState): ActiveTabFacts {
	const { canManageModules, canEditPosts } = selectCapabilities(state);
	return {
		canManageModules,
		canEditPosts,
		isPublicizeActive: selectIsModuleActive(state, 'publicize'),
		isPostByEmailActive: selectIsModuleActive(state, 'post-by-email'),
	};
}

import { resolveActiveTab, type ActiveTabFacts } from '@/domain/navigation';
import { selectCapabilities } from './connection';
import { selectIsModuleActive } from './modules';
import type { RootState } from './types';

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

/** The settings tab that a path shows; null for a person who has none. */
export const selectActiveTab = (state: RootState, pathname: string) =>
	resolveActiveTab(pathname, selectActiveTabFacts(state));

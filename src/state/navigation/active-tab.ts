import { resolveActiveTab } from '@/domain/navigation/active-tab';
import { selectCapabilities } from '../connection';
import { createFacts } from '../store/create-facts';
import { selectIsModuleActive } from '../modules';
import type { RootState } from '../store/types';

export const selectActiveTabFacts = createFacts({
	canManageModules: (state) => selectCapabilities(state).canManageModules,
	canEditPosts: (state) => selectCapabilities(state).canEditPosts,
	isPublicizeActive: (state) => selectIsModuleActive(state, 'publicize'),
	isPostByEmailActive: (state) => selectIsModuleActive(state, 'post-by-email'),
});

/** The settings tab that a path shows; null for a user without settings tabs. */
export const selectActiveTab = (state: RootState, pathname: string) =>
	resolveActiveTab(pathname, selectActiveTabFacts(state));

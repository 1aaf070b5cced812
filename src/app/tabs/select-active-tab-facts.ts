import { createSelector } from '@reduxjs/toolkit';
import type { ActiveTabFacts } from '@/domain/navigation';
import { selectCapabilities } from '@/state/connection';
import { selectIsModuleActive } from '@/state/modules';
import type { RootState } from '@/state/types';

/** What decides which tab "/settings" opens. */
export const selectActiveTabFacts = createSelector(
	[
		selectCapabilities,
		(state: RootState) => selectIsModuleActive(state, 'publicize'),
		(state: RootState) => selectIsModuleActive(state, 'post-by-email'),
	],
	({ canManageModules, canEditPosts }, isPublicizeActive, isPostByEmailActive): ActiveTabFacts => ({
		canManageModules,
		canEditPosts,
		isPublicizeActive,
		isPostByEmailActive,
	}),
);

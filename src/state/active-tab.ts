import { createSelector } from '@reduxjs/toolkit';
import { resolveActiveTab, type ActiveTabFacts } from '@/domain/navigation/active-tab';
import { selectCapabilities } from './connection';
import { selectIsModuleActive } from './modules';
import type { RootState } from './types';

/** The facts that decide which tab "/settings" opens. */
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

/** The settings tab that a path shows; null for a user without settings tabs. */
export const selectActiveTab = (state: RootState, pathname: string) =>
	resolveActiveTab(pathname, selectActiveTabFacts(state));

import { createSelector } from '@reduxjs/toolkit';
import { grantModules } from '@/domain/modules/granted';
import { selectEntitlements } from './entitlements';
import { selectModules } from './modules';
import type { RootState } from './types';

/** The modules, with what the site owns by now: the one source of what the site may use. */
export const selectGrantedModules = createSelector(
	[selectModules, (state: RootState) => selectEntitlements(state).flags],
	grantModules,
);

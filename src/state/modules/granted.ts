import { createSelector } from '@reduxjs/toolkit';
import { grantModules } from '@/domain/modules/granted';
import { selectEntitlements } from '../site/entitlements';
import { selectModules } from '.';
import type { RootState } from '../store/types';

/** The modules, with what the site owns by now: the one source of what the site may use. */
export const selectGrantedModules = createSelector(
	[selectModules, (state: RootState) => selectEntitlements(state).flags],
	grantModules,
);

import { createSelector } from '@reduxjs/toolkit';
import { decidersApi } from '@/api/entities/deciders';
import type { Decided, Deciders } from '@/domain/modules/deciders';
import { listDecided } from '@/domain/modules/decided';
import { selectSiteConnection } from '../connection';
import { createFacts } from '../store/create-facts';
import { selectModules } from '.';
import { toOutcome } from '../store/outcome';
import { selectSite } from '../site';
import type { AsyncThunk } from '../store/types';

/** Finds the code that decides a value. The answer isn't kept: a plugin may change at any time. */
export const findDeciders =
	(decided: Decided): AsyncThunk<Deciders> =>
	(_dispatch, _getState, { api }) =>
		toOutcome(() => api(decidersApi).load(decided));

/** What code decides on this site, so that nobody can change it here. */
export const selectDecided = createSelector(
	createFacts({
		modules: selectModules,
		settings: (state) => selectSite(state).decidedSettings,
		connection: selectSiteConnection,
	}),
	listDecided,
);

import * as v from 'valibot';
import { COUNT } from '@/domain/stored';
import { defineMemory } from './memory';
import type { AppThunk } from './types';

/** At most so many rows of the site status are open. */
export const MAX_STATUS_ROWS = 3;

const ROWS = defineMemory(
	'dashboard-for-jetpack-status-rows',
	v.pipe(
		COUNT,
		v.check((count) => count <= MAX_STATUS_ROWS),
	),
);

/** The number of rows on the last visit in this browser, which reserves their height; 1 on the first visit. */
export const recallStatusRows =
	(): AppThunk<number> =>
	(_dispatch, _getState, { browser }) =>
		ROWS.recall(browser) ?? 1;

/** Remembers the number of rows for the next visit. */
export const rememberStatusRows =
	(count: number): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		ROWS.remember(browser, Math.min(count, MAX_STATUS_ROWS));

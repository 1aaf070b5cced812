import * as v from 'valibot';
import { COUNT } from '@/domain/stored';
import { defineMemory } from './memory';
import type { AppThunk } from './types';

/** The status shows at most this many rows; the others are folded. */
export const MAX_STATUS_ROWS = 3;

const rows = defineMemory(
	'dashboard-for-jetpack-status-rows',
	v.pipe(
		COUNT,
		v.check((count) => count <= MAX_STATUS_ROWS),
	),
	{ of: 'browser', in: 'browser' },
);

/** The number of rows on the last visit in this browser, which reserves their height; 1 on the first visit. */
export const recallStatusRows = (): AppThunk<number> => (dispatch) => dispatch(rows.recall()) ?? 1;

/** Remembers the number of rows for the next visit. */
export const rememberStatusRows = (count: number): AppThunk =>
	rows.remember(Math.min(count, MAX_STATUS_ROWS));

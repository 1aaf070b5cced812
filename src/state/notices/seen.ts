import * as v from 'valibot';
import { defineMemory } from '../store/memory';
import type { AppThunk } from '../store/types';

const seen = defineMemory('dashboard-for-jetpack-seen-notices', v.array(v.string()), {
	of: 'person and site',
});

/** The first sentences of Jetpack's own notices that were shown on an earlier visit. */
export const recallSeenNotices = (): AppThunk<string[]> => (dispatch) =>
	dispatch(seen.recall()) ?? [];

/** Remembers the notices of this visit, and forgets those that are gone, because one that comes back is news. */
export const rememberSeenNotices = (sentences: string[]): AppThunk => seen.remember(sentences);

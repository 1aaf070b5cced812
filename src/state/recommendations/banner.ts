import * as v from 'valibot';
import { defineMemory } from '../store/memory';
import type { AppThunk } from '../store/types';

const banner = defineMemory('dashboard-for-jetpack-recommendations-banner', v.string(), {
	of: 'browser',
});

/** The id of the banner that was last dismissed in this browser. */
export const recallDismissedBanner = (): AppThunk<string | null> => banner.recall();

/** Dismisses a banner by its id in this browser. */
export const dismissBanner = (id: string): AppThunk => banner.remember(id);

import * as v from 'valibot';
import { defineMemory } from '../store/memory';
import type { AppThunk } from '../store/types';

const banner = defineMemory('dashboard-for-jetpack-recommendations-banner', v.string(), {
	of: 'browser',
});

export const recallDismissedBanner = (): AppThunk<string | null> => banner.recall();

export const dismissBanner = (id: string): AppThunk => banner.remember(id);

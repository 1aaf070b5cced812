import * as v from 'valibot';
import { defineMemory } from './memory';
import type { AppThunk } from './types';

const BANNER = defineMemory('dashboard-for-jetpack-recommendations-banner', v.string());

/** The id of the banner that was last dismissed in this browser. */
export const recallDismissedBanner =
	(): AppThunk<string | null> =>
	(_dispatch, _getState, { browser }) =>
		BANNER.recall(browser);

/** Dismisses a banner by its id in this browser. */
export const dismissBanner =
	(id: string): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		BANNER.remember(browser, id);

import { FLAG } from '../codecs';
import { EFFECTS } from '../effects';
import type { UnlistedRecord } from '../types';

/**
 * The settings that no card shows as a row: some are set with another setting, some on another screen. The features
 * that can only be switched in the search are `SEARCH_ONLY_MODULES`.
 */
export const UNLISTED = [
	{ id: 'akismet' },
	{ id: 'blocks' },
	{ id: 'categories' },
	{ id: 'custom-content-types' },
	{ id: 'dismiss_dash_app_card', effects: EFFECTS.dismiss_dash_app_card },
	{
		id: 'dismiss_dash_backup_getting_started',
		effects: EFFECTS.dismiss_dash_backup_getting_started,
	},
	{ id: 'dismiss_empty_stats_card', effects: EFFECTS.dismiss_empty_stats_card },
	{ id: 'google_analytics_tracking_id' },
	{ id: 'has_jetpack_search_product' },
	{ id: 'infinite_scroll', codec: FLAG },
	{ id: 'markdown', effects: EFFECTS.markdown },
	{ id: 'tiled-gallery' },
	{ id: 'tiled_galleries' },
	{ id: 'vaultpress' },
	// Features without a screen of their own (FIND-08).
	{ id: 'contact-form' },
	{ id: 'enhanced-distribution' },
	{ id: 'json-api' },
	{ id: 'notes' },
] as const satisfies readonly UnlistedRecord[];

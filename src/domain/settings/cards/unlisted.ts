import { __ } from '@wordpress/i18n';
import { FLAG } from '../codecs';
import type { UnlistedRecord } from '../types';

/**
 * The settings that no card shows as a row: some are set with another setting, some on another screen. The features
 * that can only be switched in the search are `SEARCH_ONLY_MODULES`.
 */
export const UNLISTED = [
	{ id: 'akismet', isOfThisSite: true, getName: () => __('Anti-spam') },
	{ id: 'blocks' },
	{ id: 'categories', isOfThisSite: true },
	{
		id: 'custom-content-types',
		getName: () => __('Custom content types'),
	},
	{ id: 'dismiss_dash_app_card', isOfThisSite: true },
	{ id: 'dismiss_dash_backup_getting_started', isOfThisSite: true },
	{ id: 'dismiss_empty_stats_card', isOfThisSite: true },
	{
		id: 'google_analytics_tracking_id',
		isOfThisSite: true,
		option: 'jetpack_wga',
		member: 'code',
	},
	{ id: 'has_jetpack_search_product', isOfThisSite: true },
	{
		id: 'infinite_scroll',
		codec: FLAG,
		module: 'infinite-scroll',
		isOfThisSite: false,
		getName: () => __('Load more posts as people scroll'),
	},
	{ id: 'markdown' },
	{ id: 'tiled-gallery' },
	{
		id: 'tiled_galleries',
		module: 'tiled-gallery',
		getName: () => __('Show galleries as tiles by default'),
	},
	// Not the backups of today, which its card is about, too.
	{ id: 'vaultpress', isOfThisSite: true, getName: () => 'VaultPress' },
	// Features without a screen of their own (FIND-08).
	{ id: 'contact-form' },
	{ id: 'enhanced-distribution' },
	{ id: 'json-api' },
	{ id: 'notes' },
] as const satisfies readonly UnlistedRecord[];

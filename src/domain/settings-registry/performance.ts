import { __ } from '@wordpress/i18n';
import type { SettingsCard } from './types';

/** The cards of Performance, in the order of SETPERF-02. */
export const PERFORMANCE_CARDS: readonly SettingsCard[] = [
	{
		id: 'search',
		tab: 'performance',
		getTitle: () => __('Search', 'jetpack'),
		settings: [
			{
				id: 'search',
				module: 'search',
				control: 'special',
				getName: () => __('Enable Search', 'jetpack'),
			},
			{
				id: 'instant_search_enabled',
				module: 'search',
				control: 'special',
				getName: () => __('Enable instant search experience', 'jetpack'),
				getDescription: () => __('Results appear while people still type.', 'jetpack'),
			},
		],
	},
	{
		id: 'speed',
		tab: 'performance',
		getTitle: () => __('Performance & speed', 'jetpack'),
		settings: [
			{
				id: 'site-accelerator',
				module: 'photon',
				control: 'special',
				getName: () => __('Enable site accelerator', 'jetpack'),
				getDescription: () =>
					__('Images and static files come from a network of servers around the world.', 'jetpack'),
				getTerms: () => ['cdn', __('site accelerator', 'jetpack')],
			},
			{
				id: 'photon',
				module: 'photon',
				control: 'special',
				getName: () => __('Speed up images', 'jetpack'),
			},
			{
				id: 'photon-cdn',
				module: 'photon-cdn',
				control: 'special',
				getName: () => __('Speed up static files', 'jetpack'),
			},
			{
				id: 'lazy-images',
				module: 'lazy-images',
				control: 'module',
				isOnlineOnly: true,
				getName: () => __('Load images only when they are about to be seen', 'jetpack'),
			},
		],
	},
	{
		id: 'media',
		tab: 'performance',
		getTitle: () => __('Media', 'jetpack'),
		settings: [
			{
				id: 'videopress',
				module: 'videopress',
				control: 'module',
				needsOwner: true,
				getName: () => __('Enable VideoPress', 'jetpack'),
			},
			{
				id: 'videopress_private_enabled_for_site',
				module: 'videopress',
				control: 'switch',
				needsOwner: true,
				getName: () => __('Show videos only to members of this site', 'jetpack'),
				getTerms: () => [__('video privacy', 'jetpack')],
			},
		],
	},
];

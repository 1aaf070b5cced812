import { __ } from '@wordpress/i18n';
import type { CardRecord } from './types';

/** The cards of Performance, in the order of SETPERF-02. */
export const PERFORMANCE_CARDS = [
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
				getDescription: () => __('Show results as people type.', 'jetpack'),
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
				needsModule: ['photon', 'photon-cdn'],
				control: 'special',
				getName: () => __('Enable site accelerator', 'jetpack'),
				getDescription: () =>
					__('Load images and static files from a fast global network.', 'jetpack'),
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
				getName: () => __('Load images as visitors scroll to them', 'jetpack'),
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
] as const satisfies readonly CardRecord[];

import { __, _x } from '@wordpress/i18n';
import type { CardEntry } from '../types';

/** The cards of Performance, in the order of SETPERF-02. */
export const PERFORMANCE_CARDS = [
	{
		id: 'search',
		settings: [
			{
				id: 'search',
				control: 'special',
				getName: () => __('Enable Search', 'dashboard-for-jetpack'),
				searchNames: 'elasticsearch',
				getSearchWords: () =>
					_x(
						'site search, search results, search box, better search',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
			{
				id: 'instant_search_enabled',
				control: 'special',
				getName: () => __('Enable instant search experience', 'dashboard-for-jetpack'),
				getDescription: () => __('Show results as people type.', 'dashboard-for-jetpack'),
				getSearchWords: () =>
					_x(
						'instant search, live search, search as you type',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
		],
	},
	{
		id: 'speed',
		getTitle: () => __('Performance & speed', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'site-accelerator',
				module: 'photon',
				needsModule: ['photon', 'photon-cdn'],
				needsKey: [],
				control: 'special',
				getFeature: () => __('Site accelerator', 'dashboard-for-jetpack'),
				getName: () => __('Enable site accelerator', 'dashboard-for-jetpack'),
				getDescription: () =>
					__('Load images and static files from a fast global network.', 'dashboard-for-jetpack'),
				searchNames: 'cdn',
				getSearchWords: () =>
					_x(
						'speed, performance, fast, faster, make site faster, speed up, slow, page speed, loading time, accelerate, content delivery network',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
			{
				id: 'photon',
				control: 'special',
				under: 'site-accelerator',
				getFeature: () => __('Image accelerator', 'dashboard-for-jetpack'),
				getName: () => __('Speed up images', 'dashboard-for-jetpack'),
				searchNames: 'photon, image cdn, webp',
				getSearchWords: () =>
					_x(
						'images, compress, resize, optimize, optimise, smaller pictures, photo',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
			{
				id: 'photon-cdn',
				module: 'photon-cdn',
				control: 'special',
				under: 'site-accelerator',
				getFeature: () => __('Static file accelerator', 'dashboard-for-jetpack'),
				getName: () => __('Speed up static files', 'dashboard-for-jetpack'),
				searchNames: 'asset cdn, javascript, js',
				getSearchWords: () =>
					_x('static files, assets, scripts and styles', 'search terms', 'dashboard-for-jetpack'),
			},
			{
				id: 'lazy-images',
				control: 'module',
				isOnlineOnly: true,
				getFeature: () => __('Lazy loading', 'dashboard-for-jetpack'),
				getName: () => __('Load images as visitors scroll to them', 'dashboard-for-jetpack'),
				searchNames: 'lazyload',
				getSearchWords: () =>
					_x('lazy load, lazy images, delay images', 'search terms', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'media',
		getTitle: () => __('Media', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'videopress',
				control: 'module',
				needsOwner: true,
				getFeature: () => __('VideoPress', 'dashboard-for-jetpack'),
				getName: () => __('Enable VideoPress', 'dashboard-for-jetpack'),
				searchNames: 'videopress',
				getSearchWords: () =>
					_x(
						'video, videos, video hosting, upload videos, stream, player',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
			{
				id: 'videopress_private_enabled_for_site',
				control: 'switch',
				needsOwner: true,
				getName: () => __('Show videos only to members of this site', 'dashboard-for-jetpack'),
				getSearchWords: () =>
					_x(
						'video privacy, private videos, hidden videos',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
		],
	},
] as const satisfies readonly CardEntry[];

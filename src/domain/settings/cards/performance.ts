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
				getName: () => __('Enable Search'),
				searchNames: 'elasticsearch',
				getSearchWords: () =>
					_x('site search, search results, search box, better search', 'search terms'),
			},
			{
				id: 'instant_search_enabled',
				control: 'special',
				getName: () => __('Enable instant search experience'),
				getDescription: () => __('Show results as people type.'),
				getSearchWords: () => _x('instant search, live search, search as you type', 'search terms'),
			},
		],
	},
	{
		id: 'speed',
		getTitle: () => __('Performance & speed'),
		settings: [
			{
				id: 'site-accelerator',
				module: 'photon',
				needsModule: ['photon', 'photon-cdn'],
				needsKey: [],
				control: 'special',
				getFeature: () => __('Site accelerator'),
				getName: () => __('Enable site accelerator'),
				getDescription: () => __('Load images and static files from a fast global network.'),
				searchNames: 'cdn',
				getSearchWords: () =>
					_x(
						'speed, performance, fast, faster, make site faster, speed up, slow, page speed, loading time, accelerate, content delivery network',
						'search terms',
					),
			},
			{
				id: 'photon',
				control: 'special',
				under: 'site-accelerator',
				getFeature: () => __('Image accelerator'),
				getName: () => __('Speed up images'),
				searchNames: 'photon, image cdn, webp',
				getSearchWords: () =>
					_x(
						'images, compress, resize, optimize, optimise, smaller pictures, photo',
						'search terms',
					),
			},
			{
				id: 'photon-cdn',
				module: 'photon-cdn',
				control: 'special',
				under: 'site-accelerator',
				getFeature: () => __('Static file accelerator'),
				getName: () => __('Speed up static files'),
				searchNames: 'asset cdn, javascript, js',
				getSearchWords: () => _x('static files, assets, scripts and styles', 'search terms'),
			},
			{
				id: 'lazy-images',
				control: 'module',
				isOnlineOnly: true,
				getFeature: () => __('Lazy loading'),
				getName: () => __('Load images as visitors scroll to them'),
				searchNames: 'lazyload',
				getSearchWords: () => _x('lazy load, lazy images, delay images', 'search terms'),
			},
		],
	},
	{
		id: 'media',
		getTitle: () => __('Media'),
		settings: [
			{
				id: 'videopress',
				needsOwner: true,
				getFeature: () => __('VideoPress'),
				getName: () => __('Enable VideoPress'),
				searchNames: 'videopress',
				getSearchWords: () =>
					_x('video, videos, video hosting, upload videos, stream, player', 'search terms'),
			},
			{
				id: 'videopress_private_enabled_for_site',
				needsOwner: true,
				getName: () => __('Show videos only to members of this site'),
				getSearchWords: () => _x('video privacy, private videos, hidden videos', 'search terms'),
			},
		],
	},
] as const satisfies readonly CardEntry[];

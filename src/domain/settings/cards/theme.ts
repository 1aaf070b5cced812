import { __, _x } from '@wordpress/i18n';
import { FLAG } from '../codecs';
import type { CardEntry } from '../types';

/** The cards of Writing about what a theme shows: its archives, styles and widget areas. */
export const THEME_CARDS = [
	{
		id: 'theme',
		getTitle: () => __('Theme enhancements', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'infinite-scroll',
				control: 'special',
				isOfThisSite: false,
				codec: FLAG,
				formKeys: ['infinite-scroll', 'infinite_scroll'],
				getFeature: () => __('Infinite scroll', 'dashboard-for-jetpack'),
				getName: () => __('Infinite scroll', 'dashboard-for-jetpack'),
				getDescription: () => __('How people get to your older posts.', 'dashboard-for-jetpack'),
				searchNames: 'infinite_scroll',
				getSearchWords: () =>
					_x(
						'endless scroll, load more, load more posts, pagination, older posts',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
			{
				id: 'custom-css',
				control: 'module',
				getFeature: () => __('Custom CSS', 'dashboard-for-jetpack'),
				getName: () => __('Enhance CSS customization panel', 'dashboard-for-jetpack'),
				searchNames: 'css',
				getSearchWords: () =>
					_x('custom css, stylesheet, styles, design', 'search terms', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'widgets',
		getTitle: () => __('Widgets', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'widgets',
				control: 'module',
				getFeature: () => __('Extra widgets', 'dashboard-for-jetpack'),
				isPlural: true,
				getName: () =>
					__('Add more widgets, such as subscriptions and social streams', 'dashboard-for-jetpack'),
				getSearchWords: () =>
					_x('widget, sidebar, extra widgets', 'search terms', 'dashboard-for-jetpack'),
			},
			{
				id: 'widget-visibility',
				control: 'module',
				getFeature: () => __('Widget visibility', 'dashboard-for-jetpack'),
				getName: () => __('Choose which pages show a widget', 'dashboard-for-jetpack'),
				getSearchWords: () =>
					_x('hide widget, show widget, conditional', 'search terms', 'dashboard-for-jetpack'),
			},
		],
	},
] as const satisfies readonly CardEntry[];

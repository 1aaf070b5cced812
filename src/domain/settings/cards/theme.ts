import { __, _x } from '@wordpress/i18n';
import { FLAG } from '../codecs';
import type { CardEntry } from '../types';

/** The cards of Writing about what a theme shows: its archives, styles and widget areas. */
export const THEME_CARDS = [
	{
		id: 'theme',
		getTitle: () => __('Theme enhancements'),
		settings: [
			{
				id: 'infinite-scroll',
				control: 'special',
				isOfThisSite: false,
				codec: FLAG,
				formKeys: ['infinite-scroll', 'infinite_scroll'],
				getFeature: () => __('Infinite scroll'),
				getName: () => __('Infinite scroll'),
				getDescription: () => __('How people get to your older posts.'),
				searchNames: 'infinite_scroll',
				getSearchWords: () =>
					_x('endless scroll, load more, load more posts, pagination, older posts', 'search terms'),
			},
			{
				id: 'custom-css',
				control: 'module',
				getFeature: () => __('Custom CSS'),
				getName: () => __('Enhance CSS customization panel'),
				searchNames: 'css',
				getSearchWords: () => _x('custom css, stylesheet, styles, design', 'search terms'),
			},
		],
	},
	{
		id: 'widgets',
		getTitle: () => __('Widgets'),
		settings: [
			{
				id: 'widgets',
				getFeature: () => __('Extra widgets'),
				isPlural: true,
				getName: () => __('Add more widgets, such as subscriptions and social streams'),
				getSearchWords: () => _x('widget, sidebar, extra widgets', 'search terms'),
			},
			{
				id: 'widget-visibility',
				control: 'module',
				getFeature: () => __('Widget visibility'),
				getName: () => __('Choose which pages show a widget'),
				getSearchWords: () => _x('hide widget, show widget, conditional', 'search terms'),
			},
		],
	},
] as const satisfies readonly CardEntry[];

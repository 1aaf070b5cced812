import { __, sprintf } from '@wordpress/i18n';
import { INFINITE_SCROLL_KEYS } from '@/domain/settings-cards/infinite-scroll';
import { HOST } from '@/lib/brand';
import type { CardRecord } from './types';

/** The cards of Writing, in their order. */
export const WRITING_CARDS = [
	{
		id: 'carousel',
		tab: 'writing',
		getTitle: () => __('Media', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'carousel',
				module: 'carousel',
				control: 'module',
				getName: () =>
					__('Display images in a full-screen carousel gallery', 'dashboard-for-jetpack'),
			},
			{
				id: 'carousel_display_exif',
				module: 'carousel',
				control: 'switch',
				getName: () => __('Show photo details (Exif) in the carousel', 'dashboard-for-jetpack'),
				getDescription: () =>
					__(
						'Exif is what a camera saves with each photo: camera model, lens, exposure, date and sometimes the place.',
						'dashboard-for-jetpack',
					),
			},
			{
				id: 'carousel_display_comments',
				module: 'carousel',
				control: 'switch',
				getName: () => __('Show comments in the carousel', 'dashboard-for-jetpack'),
			},
			{
				id: 'carousel_background_color',
				module: 'carousel',
				control: 'choice',
				getName: () => __('Color scheme of the carousel', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'composing',
		tab: 'writing',
		getTitle: () => __('Composing', 'dashboard-for-jetpack'),
		isForPublishers: true,
		settings: [
			{
				id: 'copy-post',
				module: 'copy-post',
				control: 'module',
				getName: () => __('Copy existing posts and pages into new ones', 'dashboard-for-jetpack'),
			},
			{
				id: 'wpcom_publish_posts_with_markdown',
				module: 'markdown',
				control: 'special',
				getName: () => __('Write posts and pages in Markdown', 'dashboard-for-jetpack'),
			},
			{
				id: 'latex',
				module: 'latex',
				control: 'module',
				getName: () => __('Write math formulas in LaTeX', 'dashboard-for-jetpack'),
			},
			{
				id: 'shortcodes',
				module: 'shortcodes',
				control: 'module',
				getName: () =>
					__('Embed media from popular sites with shortcodes', 'dashboard-for-jetpack'),
			},
			{
				id: 'jetpack_blocks_disabled',
				module: 'blocks',
				control: 'special',
				getName: () => __("Add Jetpack's blocks to the editor", 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'content-types',
		tab: 'writing',
		getTitle: () => __('Custom content types', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'jetpack_testimonial',
				module: 'custom-content-types',
				control: 'special',
				getName: () => __('Testimonials', 'dashboard-for-jetpack'),
			},
			{
				id: 'jetpack_portfolio',
				module: 'custom-content-types',
				control: 'special',
				getName: () => __('Portfolios', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'theme',
		tab: 'writing',
		getTitle: () => __('Theme enhancements', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'infinite-scroll',
				module: 'infinite-scroll',
				control: 'special',
				formKeys: INFINITE_SCROLL_KEYS,
				getName: () => __('Infinite scroll', 'dashboard-for-jetpack'),
				getDescription: () => __('How people get to your older posts.', 'dashboard-for-jetpack'),
			},
			{
				id: 'custom-css',
				module: 'custom-css',
				control: 'module',
				getName: () => __('Enhance CSS customization panel', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'widgets',
		tab: 'writing',
		getTitle: () => __('Widgets', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'widgets',
				module: 'widgets',
				control: 'module',
				getName: () =>
					__('Add more widgets, such as subscriptions and social streams', 'dashboard-for-jetpack'),
			},
			{
				id: 'widget-visibility',
				module: 'widget-visibility',
				control: 'module',
				getName: () => __('Choose which pages show a widget', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'post-by-email',
		tab: 'writing',
		getTitle: () => __('Post by email', 'dashboard-for-jetpack'),
		publisherModule: 'post-by-email',
		settings: [
			{
				id: 'post-by-email',
				module: 'post-by-email',
				control: 'module',
				needsLinkedUser: true,
				getName: () => __('Publish posts by email', 'dashboard-for-jetpack'),
			},
			{
				id: 'post_by_email_address',
				module: 'post-by-email',
				control: 'special',
				needsLinkedUser: true,
				getName: () => __('Your address for posting by email', 'dashboard-for-jetpack'),
			},
		],
	},
	{
		id: 'toolbar',
		tab: 'writing',
		/* translators: %s: name of the provider. */
		getTitle: () => sprintf(__('%s toolbar', 'dashboard-for-jetpack'), HOST),
		settings: [
			{
				id: 'masterbar',
				module: 'masterbar',
				control: 'module',
				needsLinkedUser: true,
				/* translators: %s: name of the provider. */
				getName: () => sprintf(__('Enable the %s toolbar', 'dashboard-for-jetpack'), HOST),
			},
		],
	},
] as const satisfies readonly CardRecord[];

import { __, _x } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import { FLAG } from '../codecs';
import type { CardConditions, CardEntry } from '../types';

export const WRITING_CARDS = [
	{
		id: 'carousel',
		getTitle: () => __('Media'),
		settings: [
			{
				id: 'carousel',
				getFeature: () => __('Carousel'),
				getName: () => __('Display images in a full-screen carousel gallery'),
				getSearchWords: () =>
					_x('gallery, slideshow, lightbox, full screen, photo viewer, slider', 'search terms'),
			},
			{
				id: 'carousel_display_exif',
				getName: () => __('Show photo details (Exif) in the carousel'),
				getDescription: () =>
					__(
						'Exif is what a camera saves with each photo: camera model, lens, exposure, date and sometimes the place.',
					),
				getSearchWords: () => _x('metadata, photo metadata, camera', 'search terms'),
			},
			{
				id: 'carousel_display_comments',
				getName: () => __('Show comments in the carousel'),
				getSearchWords: () => _x('photo comments', 'search terms'),
			},
			{
				id: 'carousel_background_color',
				control: 'choice',
				isOfThisSite: false,
				isHiddenWhileOff: true,
				getName: () => __('Color scheme of the carousel'),
				getSearchWords: () => _x('background, black, white, colour, dark gallery', 'search terms'),
			},
		],
	},
	{
		id: 'composing',
		getTitle: () => __('Composing'),
		isForPublishers: true,
		settings: [
			{
				id: 'copy-post',
				getFeature: () => __('Copy post'),
				getName: () => __('Copy existing posts and pages into new ones'),
				getSearchWords: () =>
					_x('duplicate, clone, copy, duplicate post, copy page', 'search terms'),
			},
			{
				id: 'wpcom_publish_posts_with_markdown',
				module: 'markdown',
				control: 'special',
				getName: () => __('Write posts and pages in Markdown'),
				searchNames: 'markdown, md',
				getSearchWords: () => _x('plain text, formatting', 'search terms'),
			},
			{
				id: 'latex',
				control: 'module',
				getFeature: () => __('Beautiful math'),
				getName: () => __('Write math formulas in LaTeX'),
				searchNames: 'latex',
				getSearchWords: () => _x('math, mathematics, equation, formula', 'search terms'),
			},
			{
				id: 'shortcodes',
				control: 'module',
				getFeature: () => __('Shortcode embeds'),
				isPlural: true,
				getName: () => __('Embed media from popular sites with shortcodes'),
				searchNames: 'youtube, vimeo, soundcloud',
				getSearchWords: () => _x('shortcode, embed, embed video, audio', 'search terms'),
			},
			{
				id: 'jetpack_blocks_disabled',
				module: 'blocks',
				control: 'special',
				getName: () => __("Add Jetpack's blocks to the editor"),
				searchNames: 'gutenberg',
				getSearchWords: () => _x('blocks, block editor', 'search terms'),
			},
		],
	},
	{
		id: 'content-types',
		getTitle: () => __('Custom content types'),
		settings: [
			{
				id: 'jetpack_testimonial',
				module: 'custom-content-types',
				control: 'special',
				getFeature: () => __('Testimonials'),
				isPlural: true,
				getName: () => __('Testimonials'),
				searchNames: '[testimonials]',
				getSearchWords: () =>
					_x('testimonial, review, reviews, customers, quotes, custom post types', 'search terms'),
			},
			{
				id: 'jetpack_portfolio',
				control: 'special',
				getFeature: () => __('Portfolios'),
				isPlural: true,
				getName: () => __('Portfolios'),
				searchNames: '[portfolio]',
				getSearchWords: () =>
					_x('portfolio, project, projects, work samples, custom post types', 'search terms'),
			},
		],
	},
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
	{
		id: 'post-by-email',
		publisherModule: 'post-by-email',
		settings: [
			{
				id: 'post-by-email',
				needsLinkedUser: true,
				getName: () => __('Publish by email'),
				getDescription: () => __('Send a message to this address and it becomes a post.'),
				getSearchWords: () =>
					_x('email post, e-mail post, publish posts by email, send post, mail', 'search terms'),
			},
			{
				id: 'post_by_email_address',
				control: 'special',
				isOfThisSite: true,
				hasNoOption: true,
				isHiddenWhileOff: true,
				needsLinkedUser: true,
				getName: () => __('Your address for posting by email'),
				getSearchWords: () => _x('secret address', 'search terms'),
			},
		],
	},
	{
		id: 'toolbar',
		isHidden: ({ isToolbarAlwaysOn }: CardConditions) => isToolbarAlwaysOn,
		settings: [
			{
				id: 'masterbar',
				needsLinkedUser: true,
				/* translators: %s: name of the provider. */
				getName: () => withHost(__('Enable the %s toolbar')),
				searchNames: 'masterbar',
				getSearchWords: () => _x('toolbar, admin bar, top bar', 'search terms'),
			},
		],
	},
] as const satisfies readonly CardEntry[];

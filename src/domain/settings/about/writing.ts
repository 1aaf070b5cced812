import { __ } from '@wordpress/i18n';
import type { TabExplanations } from './explanation';

export default {
	cards: {
		carousel: () =>
			__(
				'Opens the pictures of a gallery on the full screen, where visitors can page through them.',
			),
		composing: () => __('Tools for writing posts and pages. Use any of them without the others.'),
		'content-types': () =>
			__('Adds kinds of content besides posts and pages, each with a menu of its own.'),
		theme: () => ({
			what: __(
				'Adds to what your theme can do. Infinite scroll loads older posts on the same page, without page numbers.',
			),
			support: 'jetpack-support-infinite-scroll',
		}),
		widgets: () =>
			__(
				"More widgets for your theme's sidebars and footers, and a choice of where each is shown.",
			),
		'post-by-email': () => ({
			what: __(
				'Gives you a secret email address. Whatever you send to it becomes a post on your site.',
			),
			/* translators: %s: the name of the host. */
			shares: __('the emails that you send to your secret address, which %s receives.'),
		}),
		toolbar: () => ({
			/* translators: %s: the name of the host. */
			what: __("Replaces the admin bar with %s's own, which leads to all your sites."),
			/* translators: %s: the name of the host. */
			shares: __('your IP address, because your browser loads parts of the toolbar from %s.'),
		}),
	},
	settings: {
		carousel_display_exif: () =>
			__(
				'Shows visitors the details that a camera saved in a photo, such as its model and the exposure.',
			),
		carousel_display_comments: () =>
			__('Lets visitors read and write comments on a picture while it fills the screen.'),
		'copy-post': () =>
			__('Adds a link to the lists of posts and pages that starts a draft with the same content.'),
		wpcom_publish_posts_with_markdown: () =>
			__(
				'Lets you format posts and pages by typing plain characters, such as *asterisks* for emphasis.',
			),
		latex: () => ({
			what: __('Turns formulas that you type in LaTeX into pictures, in posts and in comments.'),
			/* translators: %s: the name of the host. */
			shares: __(
				'your formulas, which %s draws, and the IP addresses of visitors, whose browsers load the pictures.',
			),
		}),
		shortcodes: () => ({
			what: __(
				'Lets you show videos, maps and more from other sites with a short code, such as [youtube].',
			),
			shares: __('the IP addresses of visitors, whose browsers load the media from those sites.'),
		}),
		jetpack_blocks_disabled: () => ({
			what: __(
				"Adds Jetpack's blocks, such as a map or a slideshow, to the editor. Some need a connection or a plan.",
			),
			support: 'jetpack-support-blocks',
		}),
		jetpack_testimonial: () =>
			__('Adds a menu for testimonials from your customers, and pages that show them.'),
		jetpack_portfolio: () => __('Adds a menu for your projects, and pages that show them.'),
		'custom-css': () =>
			__(
				"Adds to the Customizer's CSS editor: preprocessors, and the choice to leave out the theme's own CSS.",
			),
		widgets: () => ({
			what: __('Adds widgets, such as a subscription form, social icons or your address.'),
			shares: __("the IP addresses of visitors, if a widget shows another site's content."),
		}),
		'widget-visibility': () =>
			__('Adds rules to each widget, such as to show it only on some pages or to some people.'),
	},
} satisfies TabExplanations;

import { __ } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import type { TabExplanations } from './explanation';

/** The explanations of the writing settings. */
export default {
	cards: {
		carousel: () => ({
			what: __(
				'Opens the pictures of a gallery on the full screen, where visitors can page through them.',
				'dashboard-for-jetpack',
			),
		}),
		composing: () => ({
			what: __(
				'Tools for writing posts and pages. Use any of them without the others.',
				'dashboard-for-jetpack',
			),
		}),
		'content-types': () => ({
			what: __(
				'Adds kinds of content besides posts and pages, each with a menu of its own.',
				'dashboard-for-jetpack',
			),
		}),
		theme: () => ({
			what: __(
				'Adds to what your theme can do. Infinite scroll loads older posts on the same page, without page numbers.',
				'dashboard-for-jetpack',
			),
			support: 'jetpack-support-infinite-scroll',
		}),
		widgets: () => ({
			what: __(
				"More widgets for your theme's sidebars and footers, and a choice of where each is shown.",
				'dashboard-for-jetpack',
			),
		}),
		'post-by-email': () => ({
			what: __(
				'Gives you a secret email address. Whatever you send to it becomes a post on your site.',
				'dashboard-for-jetpack',
			),
			shares: withHost(
				/* translators: %s: the name of the host. */
				__(
					'the emails that you send to your secret address, which %s receives.',
					'dashboard-for-jetpack',
				),
			),
		}),
		toolbar: () => ({
			what: withHost(
				/* translators: %s: the name of the host. */
				__(
					"Replaces the admin bar with %s's own, which leads to all your sites.",
					'dashboard-for-jetpack',
				),
			),
			shares: withHost(
				/* translators: %s: the name of the host. */
				__(
					'your IP address, because your browser loads parts of the toolbar from %s.',
					'dashboard-for-jetpack',
				),
			),
		}),
	},
	settings: {
		carousel_display_exif: () => ({
			what: __(
				'Shows visitors the details that a camera saved in a photo, such as its model and the exposure.',
				'dashboard-for-jetpack',
			),
		}),
		carousel_display_comments: () => ({
			what: __(
				'Lets visitors read and write comments on a picture while it fills the screen.',
				'dashboard-for-jetpack',
			),
		}),
		'copy-post': () => ({
			what: __(
				'Adds a link to the lists of posts and pages that starts a draft with the same content.',
				'dashboard-for-jetpack',
			),
		}),
		wpcom_publish_posts_with_markdown: () => ({
			what: __(
				'Lets you format posts and pages by typing plain characters, such as *asterisks* for emphasis.',
				'dashboard-for-jetpack',
			),
		}),
		latex: () => ({
			what: __(
				'Turns formulas that you type in LaTeX into pictures, in posts and in comments.',
				'dashboard-for-jetpack',
			),
			shares: withHost(
				/* translators: %s: the name of the host. */
				__(
					'your formulas, which %s draws, and the IP addresses of visitors, whose browsers load the pictures.',
					'dashboard-for-jetpack',
				),
			),
		}),
		shortcodes: () => ({
			what: __(
				'Lets you show videos, maps and more from other sites with a short code, such as [youtube].',
				'dashboard-for-jetpack',
			),
			shares: __(
				'the IP addresses of visitors, whose browsers load the media from those sites.',
				'dashboard-for-jetpack',
			),
		}),
		jetpack_blocks_disabled: () => ({
			what: __(
				"Adds Jetpack's blocks, such as a map or a slideshow, to the editor. Some need a connection or a plan.",
				'dashboard-for-jetpack',
			),
			support: 'jetpack-support-blocks',
		}),
		jetpack_testimonial: () => ({
			what: __(
				'Adds a menu for the praise of your customers, and pages that show it.',
				'dashboard-for-jetpack',
			),
		}),
		jetpack_portfolio: () => ({
			what: __('Adds a menu for your projects, and pages that show them.', 'dashboard-for-jetpack'),
		}),
		'custom-css': () => ({
			what: __(
				"Adds to the Customizer's CSS editor: preprocessors, and the choice to leave out the theme's own CSS.",
				'dashboard-for-jetpack',
			),
		}),
		widgets: () => ({
			what: __(
				'Adds widgets, such as a subscription form, social icons or your address.',
				'dashboard-for-jetpack',
			),
			shares: __(
				"the IP addresses of visitors, if a widget shows another site's content.",
				'dashboard-for-jetpack',
			),
		}),
		'widget-visibility': () => ({
			what: __(
				'Adds rules to each widget, such as to show it only on some pages or to some people.',
				'dashboard-for-jetpack',
			),
		}),
	},
} satisfies TabExplanations;

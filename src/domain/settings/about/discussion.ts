import { __ } from '@wordpress/i18n';
import type { TabExplanations } from './explanation';

export default {
	cards: {
		comments: () => __('How visitors write, format and like comments, and see who wrote them.'),
		subscriptions: () => ({
			/* translators: %s: the name of the host. */
			what: __(
				'Emails your new posts and comments to people who subscribe. %s keeps the list and sends the emails.',
			),
			shares: __("your subscribers' email addresses, and the posts and comments that they get."),
		}),
		newsletter: () => ({
			what: __('Where people can subscribe to your posts, and what the emails look like.'),
			/* translators: %s: the name of the host. */
			shares: __("your subscribers' email addresses, and the posts that %s sends them."),
		}),
	},
	settings: {
		comments: () => ({
			/* translators: %s: the name of the host. */
			what: __(
				'Replaces the comment form with one that accepts accounts that visitors already have, such as %s.',
			),
			/* translators: %s: the name of the host. */
			shares: __("comments with their authors' details, because the form comes from %s."),
		}),
		'gravatar-hovercards': () => ({
			what: __("Shows a commenter's public Gravatar profile when people point at the picture."),
			shares: __(
				"a hash of the commenter's email address, and the IP addresses of visitors, whose browsers load the profile from Gravatar.",
			),
		}),
		wpcom_publish_comments_with_markdown: () =>
			__(
				'Lets visitors format comments by typing plain characters, such as *asterisks* for emphasis.',
			),
		'comment-likes': () => ({
			/* translators: %s: the name of the host. */
			what: __('Adds a Like button to each comment, for visitors with a %s account.'),
			/* translators: %s: the name of the host. */
			shares: __(
				'the IP addresses of visitors, whose browsers load the button from %s, and their likes.',
			),
		}),
		stb_enabled: () =>
			__('Adds a checkbox to the comment form, for people who want your new posts by email.'),
		stc_enabled: () =>
			__(
				'Adds a checkbox to the comment form, for people who want further comments on the post by email.',
			),
		wpcom_newsletter_send_default: () =>
			__(
				'A new post is sent by email when you publish it, unless you choose otherwise in the editor.',
			),
		wpcom_newsletter_categories_enabled: () =>
			__('Subscribers can pick some of your categories, and then get only the posts in them.'),
		jetpack_subscriptions_subscribe_post_end_enabled: () =>
			__('Adds a subscription form below the text of each post.'),
		sm_enabled: () => __('Opens a subscription form over the page while people read a post.'),
		jetpack_subscribe_overlay_enabled: () =>
			__('Covers the home page with a subscription form when people arrive. They can close it.'),
		jetpack_subscribe_floating_button_enabled: () =>
			__('Keeps a button in a corner of the screen that opens a subscription form.'),
		jetpack_subscriptions_subscribe_navigation_enabled: () =>
			__("Adds a Subscribe button to your theme's navigation menu."),
		jetpack_subscriptions_login_navigation_enabled: () =>
			__(
				"Adds a link to your theme's navigation menu, where subscribers log in to read posts for them.",
			),
		wpcom_featured_image_in_email: () =>
			__("Puts a post's featured image above its text in the email."),
		wpcom_subscription_emails_use_excerpt: () =>
			__('Emails contain the beginning of a post, with a link to the rest on your site.'),
		jetpack_author_in_email: () => __('Names the author of a post below its title in the email.'),
		jetpack_gravatar_in_email: () =>
			__("Shows the author's Gravatar picture below the title in the email."),
		jetpack_post_date_in_email: () =>
			__('Shows below the title in the email when you published the post.'),
	},
} satisfies TabExplanations;

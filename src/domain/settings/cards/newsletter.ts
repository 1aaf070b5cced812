import { __, _x } from '@wordpress/i18n';
import { CATEGORY_IDS, SUBSCRIPTION_TEXTS } from '../newsletter';
import type { CardEntry } from '../types';
import { inGroup } from './in-group';

/** Which posts are mailed, how the emails look, and where people subscribe. Servers from Jetpack 12 on have these settings. */
export const NEWSLETTER_CARD = {
	id: 'newsletter',
	getTitle: () => __('Newsletter'),
	hidesOptions: true,
	settings: [
		{
			id: 'wpcom_newsletter_send_default',
			module: 'subscriptions',
			getName: () => __('Send new posts to subscribers by default'),
			getDescription: () => __('You can still choose for each post when you publish it.'),
			getSearchWords: () => _x('send posts, post emails, mail new posts', 'search terms'),
		},
		{
			id: 'wpcom_newsletter_categories_enabled',
			getName: () => __('Let people choose what they subscribe to'),
			getDescription: () => __('Visitors choose from the categories that you select.'),
			getSearchWords: () => _x('newsletter categories, topics', 'search terms'),
		},
		{
			id: 'wpcom_newsletter_categories',
			control: 'special',
			isOfThisSite: true,
			codec: CATEGORY_IDS,
			under: 'wpcom_newsletter_categories_enabled',
			needsSwitch: true,
			getName: () => __('Newsletter categories'),
		},
		...inGroup(
			() => __('Where people can subscribe'),
			[
				{
					id: 'jetpack_subscriptions_subscribe_post_end_enabled',
					getName: () => __('At the end of each post'),
				},
				{
					id: 'sm_enabled',
					getName: () => __('In a pop-up while people read'),
					getSearchWords: () => _x('popup, subscribe modal, subscribe dialog', 'search terms'),
				},
				{
					id: 'jetpack_subscribe_overlay_enabled',
					getName: () => __('On an overlay over the home page'),
					getDescription: () => __('It covers the home page until a visitor closes it.'),
					getSearchWords: () => _x('welcome screen, splash screen', 'search terms'),
				},
				{
					id: 'jetpack_subscribe_floating_button_enabled',
					getName: () => __('With a button that stays on screen'),
					getSearchWords: () => _x('floating button, sticky button', 'search terms'),
				},
				{
					id: 'jetpack_subscriptions_subscribe_navigation_enabled',
					getName: () => __('In the navigation menu'),
					getSearchWords: () => _x('menu item', 'search terms'),
				},
				{
					id: 'jetpack_subscriptions_login_navigation_enabled',
					getName: () => __('In the navigation menu, with a login for subscribers'),
					getSearchWords: () => _x('subscriber login, manage subscription', 'search terms'),
				},
			],
		),
		...inGroup(
			() => __('Emails'),
			[
				{
					id: 'jetpack_subscriptions_from_name',
					control: 'text',
					isOfThisSite: true,
					getName: () => __('Sender name'),
					getDescription: () => __("If you leave this empty, the emails use your site's name."),
					getSearchWords: () => _x('from name, sender, from line', 'search terms'),
				},
				{
					id: 'jetpack_subscriptions_reply_to',
					control: 'choice',
					isOfThisSite: false,
					getName: () => __('When someone answers an email'),
					getChoices: () => ({
						comment: __('Add the answer to the post as a comment'),
						author: __("Send the answer to the post's author"),
						'no-reply': __("Don't accept answers"),
					}),
					getSearchWords: () => _x('reply-to, reply to, replies, no-reply', 'search terms'),
				},
				{
					id: 'wpcom_featured_image_in_email',
					getName: () => __("Show the post's featured image"),
					getSearchWords: () => _x('email picture, email header image', 'search terms'),
				},
				{
					id: 'wpcom_subscription_emails_use_excerpt',
					getName: () => __('Send only the excerpt'),
					getDescription: () => __('Otherwise the emails contain the whole post.'),
					getSearchWords: () => _x('full text, summary, read more', 'search terms'),
				},
			],
		),
		...inGroup(
			() => __('Below the title of an email, show'),
			[
				{ id: 'jetpack_author_in_email', getName: () => __("The author's name") },
				{
					id: 'jetpack_gravatar_in_email',
					getName: () => __("The author's picture"),
					searchNames: 'gravatar, avatar',
				},
				{ id: 'jetpack_post_date_in_email', getName: () => __("The post's date") },
			],
		),
		{
			id: 'subscription_options',
			control: 'special',
			isOfThisSite: true,
			codec: SUBSCRIPTION_TEXTS,
			getName: () => __('Texts for subscribers'),
			getSearchWords: () =>
				_x(
					'welcome email, welcome message, invitation, confirmation email, subscribe heading',
					'search terms',
				),
		},
	],
} as const satisfies CardEntry;

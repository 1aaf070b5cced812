import { __, _x } from '@wordpress/i18n';
import type { CardEntry } from '../types';
import { NEWSLETTER_CARD } from './newsletter';

/** The cards of Discussion (SETDISC-02 to SETDISC-08). */
export const DISCUSSION_CARDS = [
	{
		id: 'comments',
		settings: [
			{
				id: 'comments',
				isPlural: true,
				getName: () => __('Let visitors comment with the accounts they already have'),
				searchNames: 'highlander',
				getSearchWords: () =>
					_x(
						'comment, comments, comment form, discussion, facebook comments, reply, social login',
						'search terms',
					),
			},
			{
				id: 'highlander_comment_form_prompt',
				control: 'text',
				isOfThisSite: true,
				isHiddenWhileOff: true,
				getName: () => __('Comment form introduction'),
				getDescription: () => __('A short line that invites people to comment.'),
			},
			{
				id: 'jetpack_comment_form_color_scheme',
				control: 'choice',
				isOfThisSite: false,
				isHiddenWhileOff: true,
				getName: () => __('Color scheme'),
				getSearchWords: () => _x('colour, dark, light, comment form color', 'search terms'),
			},
			{
				id: 'gravatar-hovercards',
				control: 'module',
				getFeature: () => __('Gravatar hovercards'),
				isPlural: true,
				getName: () => __("Show a profile when people hover over a commenter's picture"),
				searchNames: 'gravatar, hovercards',
				getSearchWords: () => _x('avatar, profile picture, hover card', 'search terms'),
			},
			{
				id: 'wpcom_publish_comments_with_markdown',
				module: 'markdown',
				control: 'special',
				getName: () => __('Let people write comments in Markdown'),
				searchNames: 'markdown',
				getSearchWords: () => _x('comment formatting', 'search terms'),
			},
			{
				id: 'comment-likes',
				control: 'module',
				getFeature: () => __('Comment likes'),
				isPlural: true,
				getName: () => __('Let people like comments'),
				getSearchWords: () => _x('comment likes, vote', 'search terms'),
			},
		],
	},
	{
		id: 'subscriptions',
		settings: [
			{
				id: 'subscriptions',
				isPlural: true,
				getName: () => __('Let visitors subscribe to new posts and comments by email'),
				getSearchWords: () =>
					_x(
						'subscribe, subscriber, subscribers, subscription, newsletter, follow, followers, subscribe button, sign up, email notification, mailing list',
						'search terms',
					),
			},
			{
				id: 'stb_enabled',
				getName: () => __('Offer site subscriptions below the comment form'),
				getSearchWords: () => _x('follow blog', 'search terms'),
			},
			{
				id: 'stc_enabled',
				getName: () => __('Offer comment subscriptions below the comment form'),
				getSearchWords: () => _x('follow comments, subscribe to comments', 'search terms'),
			},
		],
	},
	NEWSLETTER_CARD,
] as const satisfies readonly CardEntry[];

import { __ } from '@wordpress/i18n';
import type { CardRecord } from './types';

/** The cards of Discussion (SETDISC-02 to SETDISC-08). */
export const DISCUSSION_CARDS = [
	{
		id: 'comments',
		tab: 'discussion',
		getTitle: () => __('Comments', 'jetpack'),
		settings: [
			{
				id: 'comments',
				module: 'comments',
				control: 'module',
				getName: () => __('Let visitors comment with the accounts they already have', 'jetpack'),
			},
			{
				id: 'highlander_comment_form_prompt',
				module: 'comments',
				control: 'text',
				getName: () => __('Comment form introduction', 'jetpack'),
				getDescription: () => __('A short line that invites people to comment.', 'jetpack'),
			},
			{
				id: 'jetpack_comment_form_color_scheme',
				module: 'comments',
				control: 'choice',
				getName: () => __('Color scheme', 'jetpack'),
			},
			{
				id: 'gravatar-hovercards',
				module: 'gravatar-hovercards',
				control: 'module',
				getName: () => __("Show a profile when people hover over a commenter's picture", 'jetpack'),
			},
			{
				id: 'wpcom_publish_comments_with_markdown',
				module: 'markdown',
				control: 'special',
				getName: () => __('Let people write comments in Markdown', 'jetpack'),
			},
			{
				id: 'comment-likes',
				module: 'comment-likes',
				control: 'module',
				getName: () => __('Let people like comments', 'jetpack'),
			},
		],
	},
	{
		id: 'subscriptions',
		tab: 'discussion',
		getTitle: () => __('Subscriptions', 'jetpack'),
		settings: [
			{
				id: 'subscriptions',
				module: 'subscriptions',
				control: 'module',
				getName: () => __('Let visitors subscribe to new posts and comments by email', 'jetpack'),
			},
			{
				id: 'stb_enabled',
				module: 'subscriptions',
				control: 'switch',
				getName: () => __('Offer site subscriptions below the comment form', 'jetpack'),
			},
			{
				id: 'stc_enabled',
				module: 'subscriptions',
				control: 'switch',
				getName: () => __('Offer comment subscriptions below the comment form', 'jetpack'),
			},
		],
	},
] as const satisfies readonly CardRecord[];

import { __, _x } from '@wordpress/i18n';
import type { CardEntry } from '../types';

/** The cards of Sharing (SETSHARE-03 to SETSHARE-09). */
export const SHARING_CARDS = [
	{
		id: 'publicize',
		publisherModule: 'publicize',
		settings: [
			{
				id: 'publicize',
				needsLinkedUser: true,
				isPlural: true,
				getName: () => __('Automatically share your posts to social networks'),
				searchNames: 'facebook, twitter, x, linkedin, tumblr, mastodon',
				getSearchWords: () =>
					_x(
						'social, social media, social networks, auto post, auto share, autopost',
						'search terms',
					),
			},
		],
	},
	{
		id: 'sharing-buttons',
		settings: [
			{
				id: 'sharedaddy',
				isPlural: true,
				getName: () => __('Add sharing buttons to your posts and pages'),
				searchNames: 'sharedaddy',
				getSearchWords: () =>
					_x(
						'share, sharing, share button, share buttons, social buttons, share icons',
						'search terms',
					),
			},
		],
	},
	{
		id: 'likes',
		settings: [
			{
				id: 'likes',
				isPlural: true,
				getName: () => __('Add Like buttons to your posts and pages'),
				getSearchWords: () => _x('like, likes, like button, star, heart', 'search terms'),
			},
		],
	},
] as const satisfies readonly CardEntry[];

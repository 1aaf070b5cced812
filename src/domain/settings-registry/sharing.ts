import { __ } from '@wordpress/i18n';
import type { CardRecord } from './types';

/** The cards of Sharing (SETSHARE-03 to SETSHARE-09). */
export const SHARING_CARDS = [
	{
		id: 'publicize',
		tab: 'sharing',
		getTitle: () => __('Publicize connections', 'jetpack'),
		publisherModule: 'publicize',
		settings: [
			{
				id: 'publicize',
				module: 'publicize',
				control: 'module',
				needsLinkedUser: true,
				getName: () => __('Automatically share your posts to social networks', 'jetpack'),
			},
		],
	},
	{
		id: 'sharing-buttons',
		tab: 'sharing',
		getTitle: () => __('Sharing buttons', 'jetpack'),
		settings: [
			{
				id: 'sharedaddy',
				module: 'sharedaddy',
				control: 'module',
				getName: () => __('Add sharing buttons to your posts and pages', 'jetpack'),
			},
		],
	},
	{
		id: 'likes',
		tab: 'sharing',
		getTitle: () => __('Like buttons', 'jetpack'),
		settings: [
			{
				id: 'likes',
				module: 'likes',
				control: 'module',
				getName: () => __('Add Like buttons to your posts and pages', 'jetpack'),
			},
		],
	},
] as const satisfies readonly CardRecord[];

import { __ } from '@wordpress/i18n';
import type { TabExplanations } from './explanation';

export default {
	cards: {
		publicize: () => ({
			what: __('Posts a link on the social networks that you connect whenever you publish a post.'),
			/* translators: %s: the name of the host. */
			shares: __('the title, text and picture of each new post, which %s sends to those networks.'),
		}),
		'sharing-buttons': () => ({
			what: __(
				'Adds buttons to your posts and pages, so that visitors can share them with others.',
			),
			shares: __(
				'the page that a visitor shares. Official buttons also load scripts of their networks for every visitor.',
			),
		}),
		likes: () => ({
			/* translators: %s: the name of the host. */
			what: __('Adds a Like button to your posts and pages, for visitors with a %s account.'),
			/* translators: %s: the name of the host. */
			shares: __(
				'the IP addresses of visitors, whose browsers load the button from %s, and their likes.',
			),
		}),
	},
	settings: {},
} satisfies TabExplanations;

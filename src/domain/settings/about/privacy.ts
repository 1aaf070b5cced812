import { __ } from '@wordpress/i18n';
import type { TabExplanations } from './explanation';

export default {
	cards: {
		privacy: () => ({
			what: __(
				'Helps Automattic see how people use these screens. The choice is yours alone: it changes nothing for others.',
			),
			/* translators: %s: the name of the host. */
			shares: __('what you open and click in these screens, with your %s account.'),
			support: 'jetpack-support-privacy',
			privacy: 'a8c-privacy',
		}),
	},
	settings: {},
} satisfies TabExplanations;

import { __, _x } from '@wordpress/i18n';
import type { CardEntry } from '../types';

/** The card of Privacy, with its search words (SETPRIV-02). */
export const PRIVACY_CARDS = [
	{
		id: 'privacy',
		getTitle: () => __('Privacy settings'),
		settings: [
			{
				id: 'tracks_opt_out',
				module: '',
				needsModule: [],
				needsKey: [],
				control: 'special',
				isOfThisSite: true,
				hasNoOption: true,
				getName: () => __('Share how you use Jetpack'),
				getDescription: () => __('Help improve Jetpack by sharing how you use these screens.'),
				searchNames: 'tracks',
				getSearchWords: () =>
					_x(
						'privacy, data, usage data, tracking, telemetry, opt out, gdpr, tos, terms of service',
						'search terms',
					),
			},
		],
	},
] as const satisfies readonly CardEntry[];

import { __ } from '@wordpress/i18n';
import type { SettingsCard } from './types';

/** The card of Privacy, and the words that find it (SETPRIV-02). */
export const PRIVACY_CARDS: readonly SettingsCard[] = [
	{
		id: 'privacy',
		tab: 'privacy',
		getTitle: () => __('Privacy settings', 'jetpack'),
		needsModule: [],
		settings: [
			{
				id: 'tracks_opt_out',
				module: '',
				control: 'special',
				getName: () => __('Share how you use Jetpack', 'jetpack'),
				getDescription: () =>
					__('What you do on these screens helps to make them better.', 'jetpack'),
				getTerms: () => [
					__('privacy', 'jetpack'),
					__('tracks', 'jetpack'),
					__('data', 'jetpack'),
					__('gdpr', 'jetpack'),
					__('tos', 'jetpack'),
					__('terms of service', 'jetpack'),
				],
			},
		],
	},
];

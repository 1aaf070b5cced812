import { __ } from '@wordpress/i18n';
import type { SettingsTab } from '@/domain/routes';
import { assertNever } from '@/lib/assert-never';

/** The sentence under a tab's heading; "" where there is none. */
export function getTabIntro(tab: SettingsTab): string {
	switch (tab) {
		case 'security':
			return __(
				"Your site is protected by Jetpack. You'll be notified if anything needs attention.",
				'jetpack',
			);
		case 'performance':
			return '';
		case 'writing':
			return __(
				'Compose content the way you want to and streamline your publishing experience.',
				'jetpack',
			);
		case 'sharing':
			return __(
				'Share your content to social media, reaching new audiences and increasing engagement.',
				'jetpack',
			);
		case 'discussion':
			return __(
				'Manage advanced comment settings and grow your audience with email subscriptions.',
				'jetpack',
			);
		case 'traffic':
			return __(
				"Maximize your site's visibility in search engines and view traffic stats in real time.",
				'jetpack',
			);
		case 'privacy':
			return '';
		default:
			return assertNever(tab, 'settings tab');
	}
}

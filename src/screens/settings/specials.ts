import type { ComponentType } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { SettingsCardId } from '@/domain/settings-registry';
import { HOST } from '@/lib/brand';
import { COMMENTS_CARD } from './discussion/comments';
import type { CardSlots } from './frame/card-slots';
import { MEDIA } from './performance/media';
import { SEARCH } from './performance/search';
import { SPEED } from './performance/speed';
import { PRIVACY } from './privacy/privacy';
import { AntiSpamCard } from './security/anti-spam/anti-spam-card';
import { BackupsCard } from './security/backups/backups-card';
import { BRUTE_FORCE } from './security/brute-force';
import { FIREWALL } from './security/firewall';
import { MONITOR } from './security/monitor';
import { PUBLICIZE, SHARING_BUTTONS } from './sharing/sharing';
import { SeoCard } from './traffic/seo/seo-card';

/**
 * The cards that the registry does not describe in full: what hangs into their frame, or a card of their own. A
 * card that is not named here is drawn by its table in `domain/settings-registry` alone.
 */
export const SPECIALS: Partial<Record<SettingsCardId, ComponentType | CardSlots>> = {
	backups: BackupsCard,
	monitor: MONITOR,
	'anti-spam': AntiSpamCard,
	firewall: FIREWALL,
	'brute-force': BRUTE_FORCE,
	'sign-in': {
		// SETSEC-36: its words.
		getConnectPrompt: () =>
			/* translators: %s: name of the provider. */
			sprintf(__('Connect to enable %s Secure Sign-On.', 'dashboard-for-jetpack'), HOST),
	},
	search: SEARCH,
	speed: SPEED,
	media: MEDIA,
	publicize: PUBLICIZE,
	'sharing-buttons': SHARING_BUTTONS,
	comments: COMMENTS_CARD,
	subscriptions: {
		getConnectPrompt: () =>
			__('Connect to let visitors subscribe to your site.', 'dashboard-for-jetpack'),
	},
	seo: SeoCard,
	privacy: PRIVACY,
};

import { __ } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import { ProviderLink } from '../../common/provider-link';
import type { Specials } from '../frame/card-frame';
import { useSettingState } from '../frame/use-setting-state';
import { AntiSpamCard } from './anti-spam/anti-spam-card';
import { BackupCard } from './backup/backup-card';
import { BRUTE_FORCE } from './brute-force';
import { FIREWALL } from './firewall';

/**
 * A link to the notification settings at the provider, whether monitoring is on, off or controlled by site
 * code (SETSEC-26).
 */
function NotificationsLink() {
	const state = useSettingState('monitor');
	const isLocked = state.kind === 'unavailable' && state.availability.kind === 'locked';
	return state.kind === 'usable' || isLocked ? (
		<ProviderLink source="calypso-settings-security">
			{__('Configure your notification settings')}
		</ProviderLink>
	) : null;
}

export default {
	backups: BackupCard,
	/** Downtime monitoring, with its notifications (SETSEC-25 to SETSEC-27). */
	monitor: {
		getConnectPrompt: () => __('Connect to set up your status alerts.'),
		Notes: NotificationsLink,
	},
	'anti-spam': AntiSpamCard,
	firewall: FIREWALL,
	'brute-force': BRUTE_FORCE,
	'sign-in': {
		// The text of SETSEC-36.
		getConnectPrompt: () =>
			/* translators: %s: name of the provider. */
			withHost(__('Connect to enable %s Secure Sign-On.')),
	},
} satisfies Specials;

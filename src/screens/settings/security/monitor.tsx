import { __ } from '@wordpress/i18n';
import { ProviderLink } from '../../common/provider-link';
import type { CardSlots } from '../frame/card-slots';
import { Marked } from '../frame/search-context';
import { useSettingState } from '../frame/use-setting-state';

/**
 * A link to the notification settings at the provider, whether monitoring is on, off or controlled by site
 * code (SETSEC-26).
 */
function NotificationsLink() {
	const state = useSettingState('monitor');
	const isLocked = state.kind === 'unavailable' && state.availability.kind === 'locked';
	return state.kind === 'usable' || isLocked ? (
		<ProviderLink source="calypso-settings-security">
			<Marked text={__('Configure your notification settings', 'dashboard-for-jetpack')} />
		</ProviderLink>
	) : null;
}

/** Downtime monitoring, with its notifications (SETSEC-25 to SETSEC-27). */
export const MONITOR: CardSlots = {
	getConnectPrompt: () => __('Connect to set up your status alerts.', 'dashboard-for-jetpack'),
	Notes: NotificationsLink,
};

import { __, sprintf } from '@wordpress/i18n';
import { HOST } from '@/lib/brand';
import type { CardSlots } from '../frame/card-slots';

/** The provider's toolbar (WRITING-30, WRITING-31). */
export const TOOLBAR: CardSlots = {
	getConnectPrompt: () =>
		/* translators: %s: name of the provider. */
		sprintf(__('Connect to enable the %s toolbar.', 'dashboard-for-jetpack'), HOST),
};

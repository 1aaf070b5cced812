import { __ } from '@wordpress/i18n';
import type { DisconnectContext } from '@/domain/disconnect';

/** Where the last button leads: the deactivation goes on after the dialog. */
export const getFinishLabel = (context: DisconnectContext): string =>
	context === 'plugins'
		? __('Finish deactivating', 'jetpack')
		: __('Back to the dashboard', 'jetpack');

import { __ } from '@wordpress/i18n';
import { ErrorState } from '@/ui/error-state';
import type { LateFailure } from '@/ui/loadable/late';

/** Replaces a part of a card whose chunk didn't load. */
export const showPartFailure = ({ isRetrying, retry }: LateFailure) => (
	<ErrorState
		message={__(
			"Couldn't load this part of the card. Check your network, then try again.",
			'dashboard-for-jetpack',
		)}
		failure={{ isRetrying }}
		onRetry={retry}
	/>
);

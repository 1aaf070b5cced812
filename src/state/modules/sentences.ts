import { __, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';

export const activating = (feature: string) =>
	/* translators: %s: name of a feature. */
	sprintf(__('Activating %s…', 'jetpack'), feature);

export const activated = (feature: string) =>
	/* translators: %s: name of a feature. */
	sprintf(__('%s has been activated.', 'jetpack'), feature);

export const failedToActivate = (feature: string, { message, code, kind }: ErrorInfo) =>
	sprintf(
		/* translators: 1: name of a feature. 2: what the server said. */
		__('%1$s failed to activate. %2$s', 'jetpack'),
		feature,
		message || code || kind,
	);

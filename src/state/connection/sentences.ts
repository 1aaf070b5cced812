import { __, sprintf } from '@wordpress/i18n';
import { HOST, PRODUCT } from '@/lib/brand';

export const testFailed = (reason: string) =>
	/* translators: %s: what the server said. */
	sprintf(__('There was an error testing Jetpack. Error: %s', 'jetpack'), reason);

export const reconnectFailed = (reason: string) =>
	sprintf(
		/* translators: 1: the product, 2: what the server said. */
		__('There was an error reconnecting %1$s. Error: %2$s', 'jetpack'),
		PRODUCT,
		reason,
	);

export const unlinking = () =>
	/* translators: %s: name of the provider. */
	sprintf(__('Unlinking from %s', 'jetpack'), HOST);

export const unlinked = () =>
	/* translators: %s: name of the provider. */
	sprintf(__('Unlinked from %s.', 'jetpack'), HOST);

export const unlinkFailed = (reason: string) =>
	sprintf(
		/* translators: 1: name of the provider, 2: what the server said. */
		__('Error unlinking from %1$s. Error: %2$s', 'jetpack'),
		HOST,
		reason,
	);

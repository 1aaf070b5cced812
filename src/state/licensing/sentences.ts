import { __ } from '@wordpress/i18n';

/** LIC-02. */
export const invalidKey = () => __('This is not a valid license key. Please try again.', 'jetpack');

/** LIC-03. */
export const unclearActivation = () =>
	__('An unknown error occurred during license activation. Please try again.', 'jetpack');

/** LIC-25. */
export const keyAdded = () =>
	__('Jetpack license key added. It may take a minute for the license to be processed.', 'jetpack');

/** LIC-26. */
export const keyRefused = () => __('Error adding Jetpack license key.', 'jetpack');

import { __, sprintf } from '@wordpress/i18n';

/** Why a save failed: a message, or else the server's code. */
export interface SaveError {
	message: string;
	code: string;
}

/** The texts of a save's notices. */
export interface SaveSentences {
	progress: string;
	success: string;
	failure: (error: SaveError) => string;
}

/** SETPERF-08 to SETPERF-10; the specification fixes the capitalization. */
export const getAcceleratorSentences = (isOn: unknown): SaveSentences => ({
	progress: isOn
		? __('Enabling Site accelerator…', 'dashboard-for-jetpack')
		: __('Disabling site accelerator…', 'dashboard-for-jetpack'),
	success: isOn
		? __('Site accelerator is now speeding up your site!', 'dashboard-for-jetpack')
		: __('Site accelerator is no longer speeding up your site!', 'dashboard-for-jetpack'),
	failure: ({ code, message }) =>
		isOn
			? sprintf(
					/* translators: %s: code of an error. */
					__('Error enabling Site accelerator. %s', 'dashboard-for-jetpack'),
					code || message,
				)
			: sprintf(
					/* translators: %s: code of an error. */
					__('Error disabling site accelerator. %s', 'dashboard-for-jetpack'),
					code || message,
				),
});

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

/** A name that isn't a singular noun, for use in a sentence. */
export const quoteName = (name: string): string =>
	/* translators: %s: name of a setting or a feature, within a sentence. */
	sprintf(__('“%s”', 'dashboard-for-jetpack'), name);

/**
 * What a switch is now (NOTICE-21).
 *
 * @param name A noun in the singular, or in quotation marks (`nameSwitch`).
 */
export const describeSwitch = (name: string, isOn: boolean): string =>
	isOn
		? /* translators: %s: name of a feature, or of a setting in quotation marks. */
			sprintf(__('%s is on.', 'dashboard-for-jetpack'), name)
		: /* translators: %s: name of a feature, or of a setting in quotation marks. */
			sprintf(__('%s is off.', 'dashboard-for-jetpack'), name);

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

import { __, sprintf } from '@wordpress/i18n';

/** Why a save failed: a message, or else the server's code. */
export interface SaveError {
	message: string;
	code: string;
}

export interface SaveSentences {
	progress: string;
	success: string;
	failure: (error: SaveError) => string;
}

/** A name that isn't a singular noun, for use in a sentence. */
export const quoteName = (name: string): string =>
	/* translators: %s: name of a setting or a feature, within a sentence. */
	sprintf(__('“%s”'), name);

/** What a switch is now (NOTICE-21). The name is a noun in the singular, or in quotation marks (`nameSwitch`). */
export const describeSwitch = (name: string, isOn: boolean): string =>
	isOn
		? /* translators: %s: name of a feature, or of a setting in quotation marks. */
			sprintf(__('%s is on.'), name)
		: /* translators: %s: name of a feature, or of a setting in quotation marks. */
			sprintf(__('%s is off.'), name);

/** SETPERF-08 to SETPERF-10; the specification fixes the capitalization. */
export const getAcceleratorSentences = (isOn: unknown): SaveSentences => ({
	progress: isOn ? __('Enabling Site accelerator…') : __('Disabling site accelerator…'),
	success: isOn
		? __('Site accelerator is now speeding up your site!')
		: __('Site accelerator is no longer speeding up your site!'),
	failure: ({ code, message }) =>
		isOn
			? /* translators: %s: code of an error. */
				sprintf(__('Error enabling Site accelerator. %s'), code || message)
			: /* translators: %s: code of an error. */
				sprintf(__('Error disabling site accelerator. %s'), code || message),
});

import { __ } from '@wordpress/i18n';

/** Where the key is set that this site uses instead of the saved one: "constant", or "code" for a filter. */
export const describeFixedKey = (place: string): string =>
	place === 'constant'
		? __('Your key is set in wp-config.php (WPCOM_API_KEY). Nothing to enter here.')
		: __("Your key is set in code by this site's owner or host. Nothing to enter here.");

/** Where to correct an unusable key: neither our field nor Akismet's can. */
export const describeWrongKey = (place: string): string =>
	place === 'constant'
		? __(
				'Your key is set in wp-config.php (WPCOM_API_KEY), and Akismet refuses it. Correct it there: a key saved here is never used.',
			)
		: __(
				"Your key is set in code by this site's owner or host, and Akismet refuses it. Ask them to correct it: a key saved here is never used.",
			);

import { __ } from '@wordpress/i18n';

/** Where a key that Akismet uses in place of the saved one is set: in a constant, or by a filter in somebody's code. */
export type FixedKey = 'constant' | 'code';

/** Where the key is set that this site uses. */
export const describeFixedKey = (place: FixedKey): string =>
	place === 'constant'
		? __(
				'Your key is set in wp-config.php (WPCOM_API_KEY). Nothing to enter here.',
				'dashboard-for-jetpack',
			)
		: __(
				"Your key is set in code by this site's owner or host. Nothing to enter here.",
				'dashboard-for-jetpack',
			);

/** Where an unusable key has to be corrected: no field of ours or of Akismet can. */
export const describeWrongKey = (place: FixedKey): string =>
	place === 'constant'
		? __(
				'Your key is set in wp-config.php (WPCOM_API_KEY), and Akismet refuses it. Correct it there: a key saved here is never used.',
				'dashboard-for-jetpack',
			)
		: __(
				"Your key is set in code by this site's owner or host, and Akismet refuses it. Ask them to correct it: a key saved here is never used.",
				'dashboard-for-jetpack',
			);

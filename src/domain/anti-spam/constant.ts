import { __ } from '@wordpress/i18n';

/** Where an unusable key has to be corrected: no field of ours or of Akismet can. */
export const describeWrongConstant = (): string =>
	__(
		'Your key is set in wp-config.php (WPCOM_API_KEY), and Akismet refuses it. Correct it there: a key saved here is never used.',
		'dashboard-for-jetpack',
	);

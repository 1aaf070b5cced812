import { __ } from '@wordpress/i18n';

const describeFixedKey = (place: string): string =>
	place === 'constant'
		? __('Your key is set in wp-config.php (WPCOM_API_KEY). Nothing to enter here.')
		: __("Your key is set in code by this site's owner or host. Nothing to enter here.");

/** Where to correct an unusable key: neither our field nor Akismet's can. */
const describeWrongKey = (place: string): string =>
	place === 'constant'
		? __(
				'Your key is set in wp-config.php (WPCOM_API_KEY), and Akismet refuses it. Correct it there: a key saved here is never used.',
			)
		: __(
				"Your key is set in code by this site's owner or host, and Akismet refuses it. Ask them to correct it: a key saved here is never used.",
			);

interface FixedKeyTextProps {
	/** "constant", or "code" for a filter. */
	place: string;
	isWrong: boolean;
}

/** Where the site's code sets a key that overrides the saved one, and where to correct it. */
export default function FixedKeyText({ place, isWrong }: FixedKeyTextProps) {
	return <span>{isWrong ? describeWrongKey(place) : describeFixedKey(place)}</span>;
}

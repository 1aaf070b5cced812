import { __ } from '@wordpress/i18n';
import type { KeyFieldView } from '@/domain/settings-cards/anti-spam-key';
import { assertNever } from '@/lib/assert-never';

/** What is said at the field of the key in it. */
export function describeKey(kind: KeyFieldView['kind']): string {
	switch (kind) {
		case 'fetching':
		case 'checking':
			return __('Checking your key…', 'jetpack');
		case 'valid':
			return __('Your Anti-spam key is valid.', 'jetpack');
		case 'invalid':
			return __("There's a problem with your Anti-spam API key.", 'jetpack');
		case 'set-globally':
			return __(
				'The configuration of your server holds a key for all of its sites. There is nothing to enter here.',
				'jetpack',
			);
		case 'empty':
			return __('Enter the key that you were given for this site.', 'jetpack');
		case 'failed':
			return __('The key could not be checked, and is not saved before it was.', 'jetpack');
		default:
			return assertNever(kind, 'key');
	}
}

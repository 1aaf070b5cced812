import { __ } from '@wordpress/i18n';
import type { KeyFieldView } from '@/domain/settings-cards/anti-spam-key';
import { assertNever } from '@/lib/assert-never';
import { Status } from '@/ui/status';

/** What the key means for the site (SETSEC-10 to SETSEC-12). */
export function KeyStatus({ view }: { view: KeyFieldView }) {
	switch (view.kind) {
		case 'fetching':
		case 'checking':
			return <Status>{__('Checking your key…', 'jetpack')}</Status>;
		case 'valid':
		case 'set-globally':
			return <Status intent="success">{__('Your site is protected from spam.', 'jetpack')}</Status>;
		case 'invalid':
			return (
				<Status intent="error">{__('Your site is not protected from spam.', 'jetpack')}</Status>
			);
		case 'empty':
			return <Status intent="warning">{__('Your site needs an Anti-spam key.', 'jetpack')}</Status>;
		case 'failed':
			return <Status intent="warning">{__('Your key could not be checked.', 'jetpack')}</Status>;
		default:
			return assertNever(view, 'key');
	}
}

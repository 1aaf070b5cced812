import { __, sprintf } from '@wordpress/i18n';
import type { StateError } from '@/domain/notices';
import { assertNever } from '@/lib/assert-never';
import { HOST } from '@/lib/brand';

/** What happened and what to do, in one or two sentences (CSTATE-04 to CSTATE-15). */
export function describeStateError({ kind, code }: StateError): string {
	switch (kind) {
		case 'access-denied':
			return __('Jetpack was not connected. Would you tell us why?', 'jetpack');
		case 'cheating':
			return __("Cheatin' uh?", 'jetpack');
		case 'logged-out':
			return __(
				'You have to stay logged in to your site while you authorize Jetpack. Log in, then connect again.',
				'jetpack',
			);
		case 'reactivate':
			return __(
				'Jetpack could not identify itself. Deactivate and reactivate the plugin, then connect again.',
				'jetpack',
			);
		case 'connect-again':
			return __('The authorization has run out. Please click Connect again.', 'jetpack');
		case 'site-inaccessible':
			return sprintf(
				/* translators: %s: a machine code such as site_inaccessible. */
				__('Your site has to be publicly accessible to be connected. (%s)', 'jetpack'),
				code,
			);
		case 'terms-violated':
			return sprintf(
				/* translators: %s: name of the provider. */
				__(
					'This site cannot be connected, because it violates the terms of service of %s.',
					'jetpack',
				),
				HOST,
			);
		case 'site-not-public':
			return __(
				'Your site is probably not publicly accessible: Jetpack cannot reach a site on localhost.',
				'jetpack',
			);
		case 'service-trouble':
			/* translators: %s: name of the provider. */
			return sprintf(__('%s has problems at the moment. Please try again later.', 'jetpack'), HOST);
		case 'host-trouble':
			return sprintf(
				/* translators: %s: name of the provider. */
				__(
					'Your site could not contact %s. This is a matter of your web host’s configuration: please ask there.',
					'jetpack',
				),
				HOST,
			);
		case 'contact-support':
			return sprintf(
				/* translators: %s: a machine code such as missing_secrets. */
				__(
					'Jetpack could not be connected. Please try again later, and if it goes on, contact support with this code: %s.',
					'jetpack',
				),
				code,
			);
		case 'verbatim':
			return code;
		default:
			return assertNever(kind, 'state error');
	}
}

import { __, sprintf } from '@wordpress/i18n';
import type { IdentityCrisis } from '@/domain/identity-crisis';
import { HOST } from '@/lib/brand';

/** The two addresses of an identity crisis, if they are known. */
export function describeAddresses({ knownUrl, currentUrl }: IdentityCrisis): string {
	return knownUrl && currentUrl
		? sprintf(
				/* translators: 1: name of the provider, 2: an old address, 3: the present address. */
				__('%1$s has the address %2$s for this site, but it is now %3$s.', 'dashboard-for-jetpack'),
				HOST,
				knownUrl,
				currentUrl,
			)
		: sprintf(
				/* translators: %s: name of the provider. */
				__('%s has a different address for this site.', 'dashboard-for-jetpack'),
				HOST,
			);
}

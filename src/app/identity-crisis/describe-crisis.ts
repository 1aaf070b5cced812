import { __, sprintf } from '@wordpress/i18n';
import type { IdentityCrisis } from '@/domain/identity-crisis';
import { HOST } from '@/lib/brand';

/** What an identity crisis is, with the two addresses where they are known. */
export function describeCrisis({ knownUrl, currentUrl }: IdentityCrisis): string {
	return knownUrl && currentUrl
		? sprintf(
				/* translators: 1: name of the provider, 2: an old address, 3: the present address. */
				__(
					'%1$s knows this site by the address %2$s, but it is now at %3$s. Until that is settled, Jetpack does not touch what belongs to the other address.',
					'jetpack',
				),
				HOST,
				knownUrl,
				currentUrl,
			)
		: sprintf(
				/* translators: %s: name of the provider. */
				__(
					'%s knows this site by another address. Until that is settled, Jetpack does not touch what belongs to the other address.',
					'jetpack',
				),
				HOST,
			);
}

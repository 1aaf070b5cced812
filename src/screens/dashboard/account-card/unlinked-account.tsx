import { __, sprintf } from '@wordpress/i18n';
import { HOST } from '@/lib/brand';
import { Button } from '@/ui/button';

function getInvitation(becomesOwner: boolean): string {
	return becomesOwner
		? sprintf(
				/* translators: %s: name of the provider. */
				__(
					'Connect your %s account to become the Jetpack owner and to use all features.',
					'jetpack',
				),
				HOST,
			)
		: sprintf(
				/* translators: %s: name of the provider. */
				__('Connect your %s account to get the most out of Jetpack.', 'jetpack'),
				HOST,
			);
}

/** CONN-21: no account is linked to this person. */
export function UnlinkedAccount({ becomesOwner }: { becomesOwner: boolean }) {
	return (
		<>
			<p>{getInvitation(becomesOwner)}</p>
			<Button variant="primary" size="small" href="#/connect-user">
				{__('Connect your account', 'jetpack')}
			</Button>
		</>
	);
}

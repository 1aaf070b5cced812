import { __ } from '@wordpress/i18n';
import { Button } from '@/ui/button';
import { Status } from '@/ui/status';
import { useConnectLink } from '../common/connect-prompt';

/** What a site without an owner lacks, for people who see no request to connect an account; and what they can do if the owner is gone. */
export default function NoOwner({ isLost }: { isLost: boolean }) {
	const link = useConnectLink('owner');
	if (!isLost) {
		return (
			<Status intent="warning">
				{__('No user account is connected, so some features are unavailable.')}
			</Status>
		);
	}
	return (
		<>
			<Status intent="warning">
				{__(
					'The Jetpack owner is no longer a user of this site, so some features are unavailable.',
				)}
			</Status>
			{link ? (
				<p>
					{__('Reconnect to become the new owner.')}{' '}
					<Button variant="link" href={link.href}>
						{link.label}
					</Button>
				</p>
			) : (
				<p>{__('Ask a site administrator to reconnect Jetpack.')}</p>
			)}
		</>
	);
}

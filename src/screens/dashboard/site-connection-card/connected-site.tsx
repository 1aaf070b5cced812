import { __, sprintf } from '@wordpress/i18n';
import { HOST } from '@/lib/brand';
import { dialogOpened } from '@/state/dialogs';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/button';
import { Status } from '@/ui/status';

interface ConnectedSiteProps {
	hasOwner: boolean;
	canManage: boolean;
}

export function ConnectedSite({ hasOwner, canManage }: ConnectedSiteProps) {
	const dispatch = useAppDispatch();
	return (
		<>
			<Status intent="success">
				{
					/* translators: %s: name of the provider. */
					sprintf(__('Your site is connected to %s.', 'jetpack'), HOST)
				}
			</Status>
			{!hasOwner && (
				<Status intent="warning">
					{__('No user account is connected yet, so some features are missing.', 'jetpack')}
				</Status>
			)}
			{canManage && (
				<Button
					size="small"
					aria-haspopup="dialog"
					onClick={() => dispatch(dialogOpened('disconnect'))}
				>
					{__('Manage site connection', 'jetpack')}
				</Button>
			)}
		</>
	);
}

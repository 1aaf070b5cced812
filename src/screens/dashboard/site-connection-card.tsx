import { createSelector } from '@reduxjs/toolkit';
import { __, sprintf } from '@wordpress/i18n';
import { globe } from '@wordpress/icons';
import { resolveSiteConnectionCard, type SiteConnectionCardView } from '@/domain/dashboard';
import { assertNever } from '@/lib/assert-never';
import { HOST } from '@/lib/brand';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectSiteConnection,
} from '@/state/connection';
import { dialogOpened } from '@/state/dialogs';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';

const selectView = createSelector(
	[selectSiteConnection, selectHasConnectedOwner, selectCapabilities],
	(connection, hasConnectedOwner, { canConnectSite, canDisconnectSite }) =>
		resolveSiteConnectionCard({
			connection,
			hasConnectedOwner,
			canConnectSite,
			canDisconnectSite,
		}),
);

/** The site's own connection, the first of the two layers (CONN-01, CONN-15, CONN-16). */
export function SiteConnectionCard() {
	return (
		<Card title={__('Site connection', 'dashboard-for-jetpack')} icon={globe}>
			<Content view={useAppSelector(selectView)} />
		</Card>
	);
}

function Content({ view }: { view: SiteConnectionCardView }) {
	switch (view.kind) {
		case 'offline':
			return (
				<Status intent="inactive">
					{sprintf(
						/* translators: %s: name of the provider. */
						__(
							"Your site is in Offline Mode, so it can't be connected to %s.",
							'dashboard-for-jetpack',
						),
						HOST,
					)}
				</Status>
			);
		case 'unconnected':
			if (!view.canConnect) {
				return (
					<p>
						{sprintf(
							/* translators: %s: name of the provider. */
							__(
								'This site is not connected to %s. Please ask the site administrator to connect.',
								'dashboard-for-jetpack',
							),
							HOST,
						)}
					</p>
				);
			}
			return (
				<>
					<p>
						{sprintf(
							/* translators: %s: name of the provider. */
							__("Your site isn't connected to %s yet.", 'dashboard-for-jetpack'),
							HOST,
						)}
					</p>
					<Button variant="primary" size="small" href="#/setup">
						{__('Set up Jetpack', 'dashboard-for-jetpack')}
					</Button>
				</>
			);
		case 'connected':
			return <ConnectedSite {...view} />;
		default:
			return assertNever(view, 'view');
	}
}

function ConnectedSite({
	hasOwner,
	canManage,
}: Extract<SiteConnectionCardView, { kind: 'connected' }>) {
	const dispatch = useAppDispatch();
	return (
		<>
			<Status intent="success">
				{
					/* translators: %s: name of the provider. */
					sprintf(__('Your site is connected to %s.', 'dashboard-for-jetpack'), HOST)
				}
			</Status>
			{!hasOwner && (
				<Status intent="warning">
					{__(
						'No user account is connected, so some features are unavailable.',
						'dashboard-for-jetpack',
					)}
				</Status>
			)}
			{canManage && (
				<Button
					size="small"
					aria-haspopup="dialog"
					onClick={() => dispatch(dialogOpened('disconnect'))}
				>
					{__('Manage site connection', 'dashboard-for-jetpack')}
				</Button>
			)}
		</>
	);
}

import { createSelector } from '@reduxjs/toolkit';
import { __, sprintf } from '@wordpress/i18n';
import { people } from '@wordpress/icons';
import { resolveConnectAccount } from '@/domain/connection/dashboard-cards';
import { assertNever } from '@/lib/assert-never';
import { HOST } from '@/lib/brand';
import {
	selectCapabilities,
	selectHasConnectedOwner,
	selectSiteConnection,
} from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { FeatureOffer } from '../common/feature-offer';

/** Whether this person can connect an account. */
const selectConnectAccount = createSelector(
	[selectSiteConnection, selectCapabilities, selectHasConnectedOwner],
	(connection, { canConnectAccount, isLinked }, hasConnectedOwner) =>
		resolveConnectAccount({ connection, canConnectAccount, isLinked, hasConnectedOwner }),
);

/** The benefits of a connected account, for people without one (DASH-12). */
export function ConnectAccountBanner() {
	const view = useAppSelector(selectConnectAccount);
	switch (view.kind) {
		case 'hidden':
			return null;
		case 'no-owner':
			return (
				<FeatureOffer
					feature="account"
					promotion="connect"
					icon={people}
					title={__('No account is connected yet', 'dashboard-for-jetpack')}
					description={sprintf(
						/* translators: %s: name of the provider. */
						__(
							'Connect your %s account to use Search, VideoPress and paid features.',
							'dashboard-for-jetpack',
						),
						HOST,
					)}
				/>
			);
		case 'unlinked':
			return (
				<FeatureOffer
					feature="account"
					promotion="connect"
					icon={people}
					title={__('Take this site with you', 'dashboard-for-jetpack')}
					description={sprintf(
						/* translators: %s: name of the provider. */
						__(
							'Connect your %s account to write posts and check your stats in the Jetpack app.',
							'dashboard-for-jetpack',
						),
						HOST,
					)}
				/>
			);
		default:
			return assertNever(view, 'view');
	}
}

import { __, sprintf } from '@wordpress/i18n';
import { people } from '@wordpress/icons';
import { assertNever } from '@/lib/assert-never';
import { HOST } from '@/lib/brand';
import { recordClick } from '@/state/analytics';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Banner } from '@/ui/banner';
import { selectConnectAccount } from './select-connect-account';

/** What a connected account brings, to who has none (DASH-12). */
export function ConnectAccountBanner() {
	const view = useAppSelector(selectConnectAccount);
	switch (view.kind) {
		case 'hidden':
			return null;
		case 'no-owner':
			return (
				<Invitation
					title={__('Jetpack has no owner on this site yet', 'jetpack')}
					description={sprintf(
						/* translators: %s: name of the provider. */
						__(
							'Connect your %s account to own it. Search, VideoPress and every paid feature wait for that.',
							'jetpack',
						),
						HOST,
					)}
				/>
			);
		case 'unlinked':
			return (
				<Invitation
					title={__('Take this site with you', 'jetpack')}
					description={sprintf(
						/* translators: %s: name of the provider. */
						__(
							'With your %s account connected you can write and follow this site from the Jetpack app.',
							'jetpack',
						),
						HOST,
					)}
				/>
			);
		default:
			return assertNever(view, 'view');
	}
}

interface InvitationProps {
	title: string;
	description: string;
}

function Invitation(texts: InvitationProps) {
	const dispatch = useAppDispatch();
	return (
		<Banner
			{...texts}
			icon={people}
			actionLabel={__('Connect', 'jetpack')}
			href="#/connect-user"
			onAction={() => dispatch(recordClick('connect-banner', { feature: 'account' }))}
		/>
	);
}

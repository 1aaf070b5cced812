import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { commentAuthorAvatar, people } from '@wordpress/icons';
import { resolveAccountCard, type AccountCardView } from '@/domain/connection/dashboard-cards';
import { withHost } from '@/lib/brand';
import { toPictureUrl } from '@/lib/picture-url';
import { recordClick } from '@/state/store/analytics';
import {
	selectCapabilities,
	selectConnectFacts,
	selectConnectionTask,
	selectCurrentUser,
	selectHasConnectedOwner,
	unlinkUser,
} from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Card, Sentence } from '@/ui/card';
import { Picture } from '@/ui/picture';
import { Status } from '@/ui/status';
import styles from './style.module.scss';

const selectView = createSelector(
	[selectConnectFacts, selectCapabilities, selectHasConnectedOwner],
	(facts, { isConnectionOwner, canDisconnectAccount }, hasConnectedOwner) =>
		resolveAccountCard({
			...facts,
			isOwner: isConnectionOwner,
			hasConnectedOwner,
			canDisconnectAccount,
		}),
);

/** A person's own connection, the second of the two layers (CONN-19 to CONN-22). */
export function AccountCard() {
	const view = useAppSelector(selectView);
	return view.kind === 'hidden' ? null : (
		<Card title={__('Account connection')} icon={people}>
			<AccountContent view={view} />
		</Card>
	);
}

function AccountContent({ view }: { view: Exclude<AccountCardView, { kind: 'hidden' }> }) {
	const dispatch = useAppDispatch();
	const capabilities = useAppSelector(selectCapabilities);
	const isBusy = useAppSelector((state) => selectConnectionTask(state) === 'unlink');
	switch (view.kind) {
		case 'owner':
			return (
				<Sentence>
					<LinkedAccount />
					<Status intent="success">{__('You are the Jetpack owner.')}</Status>
				</Sentence>
			);
		case 'linked':
			return (
				<Sentence
					action={
						view.canDisconnect && (
							<Button size="small" isBusy={isBusy} onClick={() => dispatch(unlinkUser())}>
								{__('Disconnect')}
							</Button>
						)
					}
				>
					<LinkedAccount />
				</Sentence>
			);
		case 'unlinked':
			return (
				<Sentence
					action={
						// The only primary button of At a Glance that asks for an account (DASH-12).
						<Button
							variant="primary"
							size="small"
							href="#/connect-user"
							onClick={() => dispatch(recordClick('connect-banner', { feature: 'account' }))}
						>
							{__('Connect your account')}
						</Button>
					}
				>
					<p>{withHost(getInvitation({ ...view, ...capabilities }))}</p>
				</Sentence>
			);
	}
}

interface InvitationFacts {
	becomesOwner: boolean;
	canEditPosts: boolean;
	canViewStats: boolean;
}

/** The benefits of an account, for people without a linked one (CONN-21): what their rights let them do with it. */
function getInvitation({ becomesOwner, canEditPosts, canViewStats }: InvitationFacts) {
	if (becomesOwner) {
		/* translators: %s: name of the provider. */
		return __(
			'Connect your %s account to become the Jetpack owner and use Search, VideoPress and paid features.',
		);
	}
	if (canEditPosts) {
		return canViewStats
			? /* translators: %s: name of the provider. */
				__('Connect your %s account to write posts and check your stats in the Jetpack app.')
			: /* translators: %s: name of the provider. */
				__('Connect your %s account to write posts in the Jetpack app.');
	}
	return canViewStats
		? /* translators: %s: name of the provider. */
			__('Connect your %s account to check the stats in the Jetpack app.')
		: /* translators: %s: name of the provider. */
			__('Connect your %s account to this site.');
}

function LinkedAccount() {
	const user = useAppSelector(selectCurrentUser);
	const site = useAppSelector(selectSite);
	const { providerUser } = user;
	const picture = toPictureUrl(providerUser?.avatar, site) ?? toPictureUrl(user.gravatar, site);
	return (
		<div className={styles.account}>
			<Picture src={picture} icon={commentAuthorAvatar} className={styles.picture} />
			<p className={styles.text}>
				<strong>{providerUser?.displayName || providerUser?.login || user.username}</strong>
				{providerUser?.email && <span className="jd-muted">{providerUser.email}</span>}
			</p>
		</div>
	);
}

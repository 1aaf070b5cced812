import { __ } from '@wordpress/i18n';
import { globe } from '@wordpress/icons';
import {
	resolveSiteConnectionCard,
	type ConnectionProof,
	type SiteConnectionCardView,
} from '@/domain/connection/dashboard-cards';
import { withHost } from '@/lib/brand';
import {
	selectCapabilities,
	selectConnectFacts,
	selectConnectionStatus,
	selectHasConnectedOwner,
} from '@/state/connection';
import { createFacts } from '@/state/store/create-facts';
import { dialogOpened } from '@/state/navigation/dialogs';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectProviderContact } from '@/state/site/provider-site';
import { Button } from '@/ui/button';
import { Card, Sentence } from '@/ui/card';
import { late } from '@/ui/loadable/late';
import { Status, type StatusProps } from '@/ui/status';

/** Few sites lack an owner. */
const NoOwner = late(() => import(/* webpackChunkName: "rare" */ './no-owner'), {
	isSecondary: true,
});

const selectFacts = createFacts({
	connect: selectConnectFacts,
	hasConnectedOwner: selectHasConnectedOwner,
	canDisconnectSite: (state) => selectCapabilities(state).canDisconnectSite,
	provider: selectProviderContact,
	hasErrors: (state) => selectConnectionStatus(state).errors.length > 0,
});

/** The site's own connection, the first of the two layers (CONN-01, CONN-15, CONN-16). */
export function SiteConnectionCard() {
	const { connect, ...facts } = useAppSelector(selectFacts);
	const view = resolveSiteConnectionCard({ ...connect, ...facts });
	return (
		<Card
			title={__('Site connection')}
			icon={globe}
			intent={view.kind === 'offline' ? 'inactive' : 'neutral'}
		>
			<Content view={view} />
		</Card>
	);
}

function Content({ view }: { view: SiteConnectionCardView }) {
	const dispatch = useAppDispatch();
	switch (view.kind) {
		case 'offline':
			return (
				<p>
					{withHost(
						/* translators: %s: name of the provider. */
						__("Your site is in Offline Mode, so it can't be connected to %s."),
					)}
				</p>
			);
		case 'unconnected':
			if (!view.canConnect) {
				return (
					<p>
						{withHost(
							/* translators: %s: name of the provider. */
							__('This site is not connected to %s. Please ask the site administrator to connect.'),
						)}
					</p>
				);
			}
			return (
				<Sentence
					action={
						<Button size="small" href="#/setup">
							{__('Set up Jetpack')}
						</Button>
					}
				>
					<p>
						{withHost(
							/* translators: %s: name of the provider. */
							__("Your site isn't connected to %s yet."),
						)}
					</p>
				</Sentence>
			);
		case 'connected': {
			const [intent, text] = describeProof(view.proof);
			return (
				<Sentence
					action={
						view.canManage && (
							<Button
								size="small"
								aria-haspopup="dialog"
								onClick={() => dispatch(dialogOpened('disconnect'))}
							>
								{__('Manage site connection')}
							</Button>
						)
					}
				>
					<Status intent={intent}>{text}</Status>
					{(view.isOwnerMissing || view.isOwnerLost) && <NoOwner isLost={view.isOwnerLost} />}
				</Sentence>
			);
		}
	}
}

/** What each result of the check says: a success only if the provider answers. */
function describeProof(proof: ConnectionProof): [StatusProps['intent'], string] {
	switch (proof) {
		case 'answers':
		case 'loading':
		case 'not-asked':
			return [
				proof === 'answers' ? 'success' : 'neutral',
				/* translators: %s: name of the provider. */
				withHost(__('Your site is connected to %s.')),
			];
		case 'unreachable':
			/* translators: %s: name of the provider. */
			return ['warning', withHost(__("Connected, but %s can't be reached right now."))];
		case 'failed':
			/* translators: %s: name of the provider. */
			return ['warning', withHost(__("Connected, but couldn't check whether %s answers."))];
		case 'broken':
			/* translators: %s: name of the provider. */
			return ['warning', withHost(__("Connected, but the connection to %s doesn't work."))];
	}
}

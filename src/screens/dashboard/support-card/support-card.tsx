import { __ } from '@wordpress/i18n';
import { help } from '@wordpress/icons';
import { getOwnerReason } from '@/domain/modules/availability';
import { resolveSupportCard, type SupportCardView } from '@/domain/dashboard/support';
import { getRedirectUrl } from '@/lib/redirect-url';
import { requireSafeUrl } from '@/lib/safe-url';
import { recordClick } from '@/state/store/analytics';
import { selectCapabilities, selectOwnerPath, selectSiteConnection } from '@/state/connection';
import { createFacts } from '@/state/store/create-facts';
import { selectEntitlements, selectPromotion } from '@/state/site/entitlements';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { FeatureOffer } from '../../common/feature-offer';
import { useEntitlementLoads } from '../../common/use-entitlement-loads';
import { LinkedText } from '@/ui/link';
import styles from './style.module.scss';

const FORUMS = requireSafeUrl('https://wordpress.org/support/plugin/jetpack/');

const selectFacts = createFacts({
	connection: selectSiteConnection,
	promotion: selectPromotion,
	canManage: (state) => selectCapabilities(state).canManageModules,
	entitlements: selectEntitlements,
});

/** Links to support (DASH-34 to DASH-38). */
export function SupportCard() {
	const dispatch = useAppDispatch();
	const record = (button: string) => dispatch(recordClick('support-card', { button }));
	const facts = useAppSelector(selectFacts);
	const view = resolveSupportCard(facts);
	// The provider's data is needed only for people who can buy something.
	const isPlanWanted = facts.connection === 'connected' && facts.canManage;
	const ownerPath = useAppSelector(selectOwnerPath);
	useEntitlementLoads(isPlanWanted);
	return (
		<Card
			title={__("We're here to help")}
			headingLevel={2}
			icon={help}
			footer={
				// The two support links of every plan (DASH-36).
				<>
					<Button
						variant="link"
						href={getRedirectUrl('jetpack-support-getting-started')}
						target="_blank"
						onClick={() => record('getting-started')}
					>
						{__('Getting started with Jetpack')}
					</Button>
					<Button
						variant="link"
						href={getRedirectUrl('jetpack-support')}
						target="_blank"
						onClick={() => record('search')}
					>
						{__('Search our support site')}
					</Button>
				</>
			}
			className={isPlanWanted && view.kind !== 'paid' ? styles.card : undefined}
		>
			<SupportText view={view} />
			{view.kind === 'free' && view.offer !== 'none' && (
				<FeatureOffer
					feature="support"
					promotion={view.offer}
					title={__('Get a faster resolution to your support questions.')}
					description={view.offer === 'connect' ? getOwnerReason(ownerPath) : undefined}
				/>
			)}
		</Card>
	);
}

/** The kind of support of this plan (DASH-35). Only managers can ask for it. */
function SupportText({ view }: { view: SupportCardView }) {
	const { canManageModules } = useAppSelector(selectCapabilities);
	switch (view.kind) {
		case 'loading':
			return <Skeleton height={112} label={__('Loading your support options…')} />;
		case 'paid':
			if (!canManageModules) {
				return <p>{__('This site has prioritized support. An administrator can ask the team.')}</p>;
			}
			return (
				<p>
					{view.by === 'plan'
						? __('Your paid plan includes prioritized support from our team.')
						: __('Your products include prioritized support from our team.')}
				</p>
			);
		case 'free':
			return (
				<p>
					<LinkedText
						text={
							canManageModules
								? /* translators: keep <a> and </a> around the text of the link. */
									__('Questions about the free version? Ask in the <a>community forums</a>.')
								: /* translators: keep <a> and </a> around the text of the link. */
									__('Questions? Ask in the <a>community forums</a>.')
						}
						href={FORUMS}
					/>
				</p>
			);
	}
}

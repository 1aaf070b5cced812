import { createSelector } from '@reduxjs/toolkit';
import { __, sprintf } from '@wordpress/i18n';
import { describeSlug } from '@/domain/plans/describe-slug';
import {
	resolvePurchased,
	resolveSuggestions,
	type ProductOffer,
} from '@/domain/recommendations/offers';
import { loadProviderSite } from '@/state/site/provider-site';
import { selectEntitlements } from '@/state/site/entitlements';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { loadPurchases } from '@/state/plans/purchases';
import { loadSuggestions, selectSuggestions } from '@/state/recommendations';
import { Button } from '@/ui/button';
import { CardGrid } from '@/ui/card-grid';
import { CheckList } from '@/ui/check-list';
import { ErrorState } from '@/ui/error-state';
import { SkeletonCard } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { AdminLink } from '../common/admin-link';
import { ProviderLink } from '../common/provider-link';
import { useEntitlementLoaders } from '../common/use-entitlement-loads';
import { useLoads } from '../common/use-loads';
import { ProviderOffer } from './offer-card';
import { StepButtons, StepFrame } from './step-frame';

const selectOffered = createSelector([selectSuggestions, selectEntitlements], resolveSuggestions);

/** The provider's suggestions for this site; without any, the step is skipped (RECS-05). */
export function SuggestionsStep() {
	return (
		<StepFrame
			page="product-suggestions"
			isWide
			wayOn={<StepButtons page="product-suggestions" manner="not-now" variant="link" />}
			aside={<Offers />}
		>
			<p>{__('Everything you have keeps working without them.')}</p>
		</StepFrame>
	);
}

function Offers() {
	const retry = useLoads(loadSuggestions, ...useEntitlementLoaders());
	const view = useAppSelector(selectOffered);
	switch (view.kind) {
		case 'loading':
			return (
				<CardGrid>
					<SkeletonCard lines={5} label={__('Loading products for your site…')} />
					<SkeletonCard lines={5} />
				</CardGrid>
			);
		case 'failed':
			return (
				<ErrorState
					message={__("Couldn't load products for your site.")}
					failure={view}
					onRetry={retry}
				/>
			);
		case 'suggested':
			return (
				<CardGrid>
					{view.offers.map((offer, index) => (
						<ProviderOffer
							key={offer.productSlug}
							page="product-suggestions"
							offer={offer}
							variant={index === 0 ? 'primary' : 'secondary'}
						/>
					))}
				</CardGrid>
			);
	}
}

const PAGE = 'product-purchased';

const selectPurchased = createSelector(
	[selectSuggestions, selectEntitlements],
	(suggestions, { plan, products, confirmation }) =>
		resolvePurchased({
			suggestions,
			owned: [plan.productSlug, ...products],
			confirmation,
		}),
);

/** The new purchase, and where it is set up (RECS-45). */
export function PurchasedStep() {
	const retry = useLoads(loadSuggestions, ...useEntitlementLoaders());
	const view = useAppSelector(selectPurchased);
	return (
		<StepFrame page={PAGE}>
			{view.kind === 'failed' && (
				<>
					<ErrorState
						message={__("Couldn't load what you bought.")}
						failure={view}
						onRetry={retry}
					/>
					<StepButtons page={PAGE} manner="next" />
				</>
			)}
			{view.kind === 'waiting' && <Waiting isSettled={view.isSettled} />}
			{view.kind === 'found' && <Bought offer={view.offer} />}
		</StepFrame>
	);
}

/** A purchase may take a while to arrive, so people can continue without waiting. */
function Waiting({ isSettled }: { isSettled: boolean }) {
	const dispatch = useAppDispatch();
	const check = () => {
		void dispatch(loadProviderSite({ force: true }));
		void dispatch(loadPurchases({ force: true }));
	};
	return (
		<>
			<p className="jd-line">
				<Spinner />
				{isSettled
					? __("Your purchase isn't here yet. This can take a minute.")
					: __('Looking for your purchase…')}
			</p>
			<div className="jd-row">
				{isSettled && <Button onClick={check}>{__('Check again')}</Button>}
				<StepButtons page={PAGE} manner="next" />
			</div>
		</>
	);
}

function Bought({ offer }: { offer: ProductOffer }) {
	const holds = (what: RegExp) => what.test(offer.productSlug);
	return (
		<>
			<p className="jd-lead">
				{sprintf(
					/* translators: %s: name of a product. */
					__('Your site now has %s'),
					offer.title || describeSlug(offer.productSlug).name,
				)}
			</p>
			{offer.features.length > 0 && <CheckList items={offer.features} />}
			{/* Where the product is used and set up (RECS-09). */}
			<div className="jd-row">
				{holds(/backup|security|complete/) && (
					<ProviderLink source="calypso-activity-log" query="group=rewind">
						{__('View your backups')}
					</ProviderLink>
				)}
				{holds(/scan|security|complete/) && (
					<ProviderLink source="calypso-scanner">{__('View scan results')}</ProviderLink>
				)}
				{holds(/search|complete/) && (
					<>
						<AdminLink variant="link" page="admin.php?page=jetpack-search-configure">
							{__('Customize search')}
						</AdminLink>
						<AdminLink variant="link" page="customize.php?autofocus[panel]=widgets">
							{__('Add a search widget')}
						</AdminLink>
					</>
				)}
				{holds(/videopress|complete/) && (
					<AdminLink variant="link" page="upload.php">
						{__('Upload a video')}
					</AdminLink>
				)}
			</div>
			<div className="jd-row">
				<StepButtons page={PAGE} manner="next" variant="primary" />
			</div>
		</>
	);
}

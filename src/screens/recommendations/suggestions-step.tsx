import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { resolveSuggestions } from '@/domain/recommendations/offers';
import { selectEntitlements } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { loadSuggestions, selectSuggestions } from '@/state/recommendations';
import { CardGrid } from '@/ui/card-grid';
import { ErrorState } from '@/ui/error-state';
import { SkeletonCard } from '@/ui/skeleton';
import { useEntitlementLoaders } from '../common/use-entitlement-loads';
import { useLoads } from '../common/use-loads';
import { StepButtons } from './step-buttons';
import { ProviderOffer } from './offer-card';
import { StepFrame } from './step-frame';

const selectView = createSelector([selectSuggestions, selectEntitlements], resolveSuggestions);

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
	const view = useAppSelector(selectView);
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

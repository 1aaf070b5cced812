import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { getRequiredProduct } from '@/domain/recommendations/upgrade';
import type { RecommendationPage } from '@/domain/recommendations/steps';
import { selectEntitlements, selectPromotion } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { loadSiteProducts } from '@/state/plans/offers';
import { selectPluginState } from '@/state/plugins';
import type { RootState } from '@/state/store/types';
import { SkeletonCard } from '@/ui/skeleton';
import { useEntitlementLoads } from '../common/use-entitlement-loads';
import { useLoads } from '../common/use-loads';
import { FirstYearPrice, OfferCard } from './offer-card';
import { useStepOffer } from './use-step-offer';

/** The product that a step's feature requires and this site lacks; null until everything that the site has is known. */
const selectRequiredProduct = createSelector(
	[
		(_state: RootState, page: RecommendationPage) => page,
		selectEntitlements,
		(state: RootState) => selectPluginState(state, KNOWN_PLUGINS.antiSpam.files),
		selectPromotion,
	],
	(page, entitlements, antiSpam, promotion) => {
		const isKnown = entitlements.confirmation.kind === 'complete' && antiSpam.kind !== 'loading';
		return promotion === 'upgrade' && isKnown
			? getRequiredProduct(page, { entitlements, isAntiSpamActive: antiSpam.kind === 'active' })
			: null;
	},
);

const DESCRIPTIONS: Partial<Record<RecommendationPage, () => string>> = {
	publicize: () => __('Share more, and keep your site safe while it grows.'),
	'security-plan': () => __('Backups, malware scans and spam protection in one plan.'),
	'anti-spam': () => __('Comments and forms are checked automatically. Includes a key.'),
	videopress: () => __('1TB of storage for your videos.'),
};

/** The product that extends a step's feature, if this site lacks it (RECS-49 to RECS-51). */
export function StepUpsell({ page }: { page: RecommendationPage }) {
	return DESCRIPTIONS[page] ? <RequiredProduct page={page} /> : null;
}

function RequiredProduct({ page }: { page: RecommendationPage }) {
	useEntitlementLoads();
	useLoads(loadSiteProducts);
	const slug = useAppSelector((state) => selectRequiredProduct(state, page));
	return slug ? <RequiredOffer page={page} slug={slug} /> : null;
}

function RequiredOffer({ page, slug }: { page: RecommendationPage; slug: string }) {
	const { discount, product, price, isLoading } = useStepOffer(page, slug);
	if (isLoading) {
		return <SkeletonCard lines={3} label={__('Loading the price…')} />;
	}
	return (
		<OfferCard
			offer={{
				productSlug: slug,
				title: product?.productName ?? '',
				description: DESCRIPTIONS[page]?.() ?? '',
				features: [],
				action: '',
			}}
			discount={discount}
			returnHash="#/recommendations"
			price={price && <FirstYearPrice price={price} />}
		/>
	);
}

import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import { getRequiredProduct, type RecommendationPage, toOffer } from '@/domain/recommendations';
import { loadCloudSite } from '@/state/cloud-site';
import { selectEntitlements } from '@/state/entitlements';
import { loadFeatures } from '@/state/features';
import { useAppSelector } from '@/state/hooks';
import { loadSiteProducts, selectSiteProducts } from '@/state/offers';
import { selectPluginState } from '@/state/plugins';
import { selectPromotion } from '@/state/promotions';
import type { RootState } from '@/state/types';
import { isUnknown, knownData } from '@/lib/remote';
import { SkeletonCard } from '@/ui/skeleton';
import { useLoads } from '../common/use-loads';
import { UpsellCard } from './upsell-card';

/** What a step's feature takes that this site lacks; null before the provider has told all of what it has. */
const selectRequiredProduct = createSelector(
	[
		(_state: RootState, page: RecommendationPage) => page,
		selectEntitlements,
		(state: RootState) => selectPluginState(state, KNOWN_PLUGINS.antiSpam.files),
		selectPromotion,
	],
	(page, entitlements, antiSpam, promotion) => {
		const isKnown = entitlements.isConfirmed && antiSpam !== 'unknown';
		return promotion === 'upgrade' && isKnown
			? getRequiredProduct(page, { entitlements, isAntiSpamActive: antiSpam === 'active' })
			: null;
	},
);

const PAGES: readonly RecommendationPage[] = [
	'publicize',
	'security-plan',
	'anti-spam',
	'videopress',
];

function describe(page: RecommendationPage): string {
	switch (page) {
		case 'publicize':
			return __('Share more, and keep your site safe while it grows.', 'dashboard-for-jetpack');
		case 'security-plan':
			return __('Backups, malware scans and spam protection in one plan.', 'dashboard-for-jetpack');
		case 'anti-spam':
			return __(
				'Comments and forms are checked automatically. Includes a key.',
				'dashboard-for-jetpack',
			);
		default:
			return __('1TB of storage for your videos.', 'dashboard-for-jetpack');
	}
}

/** The product that makes more of a step's feature, where this site lacks it (RECS-49 to RECS-51). */
export function StepUpsell({ page }: { page: RecommendationPage }) {
	return PAGES.includes(page) ? <RequiredProduct page={page} /> : null;
}

function RequiredProduct({ page }: { page: RecommendationPage }) {
	useLoads(loadCloudSite, loadFeatures, loadSiteProducts);
	const slug = useAppSelector((state) => selectRequiredProduct(state, page));
	const products = useAppSelector(selectSiteProducts);
	if (!slug) {
		return null;
	}
	if (isUnknown(products)) {
		return <SkeletonCard lines={3} label={__('Loading the price…', 'dashboard-for-jetpack')} />;
	}
	const offer = toOffer(slug, knownData(products)?.[slug], {
		description: describe(page),
		billing: __('per month, billed yearly', 'dashboard-for-jetpack'),
	});
	return <UpsellCard page={page} offer={offer} />;
}

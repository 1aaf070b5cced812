import { isSameProduct } from '@/domain/plans/purchases';
import { hasVideoStorage } from '@/domain/video';
import { hasAllOf, type Entitlements } from '@/domain/site/entitlements';
import type { RecommendationPage } from './steps';

/** Whether a site has no paid plan (RECS-30). */
export const isFreePlan = ({ plan }: Pick<Entitlements, 'plan'>): boolean =>
	plan.class === 'free' || plan.productSlug === '';

const SECURITY = 'jetpack_security_t1_yearly';

/** Whether a site has a product for any term, or all of its parts, each bought separately or in a plan. */
export const ownsProduct = ({ flags, plan, products }: Entitlements, slug: string): boolean =>
	[plan.productSlug, ...products].some((owned) => isSameProduct(owned, slug)) ||
	hasAllOf(slug, flags);

/** The product that completes a step's feature, or null if the site has it already (RECS-49 to RECS-51). */
export function getRequiredProduct(
	page: RecommendationPage,
	{ entitlements, isAntiSpamActive }: { entitlements: Entitlements; isAntiSpamActive: boolean },
): string | null {
	switch (page) {
		case 'publicize':
		case 'security-plan':
			return isFreePlan(entitlements) && !ownsProduct(entitlements, SECURITY) ? SECURITY : null;
		case 'anti-spam':
			return isAntiSpamActive || entitlements.flags.hasAntispam || !isFreePlan(entitlements)
				? null
				: 'jetpack_anti_spam';
		case 'videopress':
			return hasVideoStorage(entitlements) ? null : 'jetpack_videopress';
		default:
			return null;
	}
}

import { getFlagsOf, type Entitlements } from '@/domain/site/entitlements';

/** What pays for the spam protection: the plan, or the product, alone or in place of a plan. */
export type AntiSpamGrant = 'plan' | 'product';

const PRODUCT = 'jetpack_anti_spam';

/** What pays for the spam protection of a site; null for a site that has to buy it. */
export function resolveAntiSpamGrant({
	plan,
	products,
	flags,
}: Pick<Entitlements, 'plan' | 'products' | 'flags'>): AntiSpamGrant | null {
	if (!flags.hasAntispam) {
		return null;
	}
	const slugs = [plan.productSlug, ...products].filter((slug) => !slug.startsWith(PRODUCT));
	const isBundled = getFlagsOf(slugs).includes('hasAntispam');
	return isBundled || slugs.length === products.length + 1 ? 'plan' : 'product';
}

import type { SiteFeatures } from '@/domain/site';
import { knownData, type Remote } from '@/lib/remote';

/** What of the provider's search a site may use; "unknown" until the provider has said it. */
export type SearchProduct = 'unknown' | 'none' | 'classic' | 'instant';

/**
 * What the features of a site say of its search (CARD-08, CARD-10, SETPERF-15).
 *
 * @param features
 * @param hasSearchProduct The setting `has_jetpack_search_product`, for a product that the plan says nothing of.
 */
export function resolveSearchProduct(
	features: Remote<SiteFeatures, unknown>,
	hasSearchProduct: boolean,
): SearchProduct {
	const active = knownData(features)?.active;
	if (!active) {
		return 'unknown';
	}
	if (active.includes('instant-search')) {
		return 'instant';
	}
	return active.includes('search') || hasSearchProduct ? 'classic' : 'none';
}

import type { SiteConnection } from '@/domain/connection';
import type { Promotion } from '@/domain/promotions';
import { resolveSearchProduct } from '@/domain/search';
import type { SiteFeatures } from '@/domain/site';
import type { Remote } from '@/lib/remote';

export interface SearchCardFacts {
	connection: SiteConnection;
	features: Remote<SiteFeatures, unknown>;
	/** The setting `has_jetpack_search_product`, for a product that the plan says nothing of. */
	hasSearchProduct: boolean;
	isOn: boolean;
	isInstantOn: boolean;
	isRetrying: boolean;
	promotion: Promotion;
}

export type SearchCardView =
	| { kind: 'loading' }
	| { kind: 'failed'; isRetrying: boolean }
	| { kind: 'offline' }
	| { kind: 'offer'; promotion: Promotion }
	/** What is saved to switch it on (CARD-10, CARD-11). */
	| { kind: 'off'; activation: { search: true; instant_search_enabled?: true } }
	| { kind: 'on'; isInstant: boolean };

/** What the search card shows, in the order of CARD-27: CARD-06 to CARD-14. */
export function resolveSearchCard(facts: SearchCardFacts): SearchCardView {
	const { connection, features, isRetrying } = facts;
	if (connection === 'offline') {
		return { kind: 'offline' };
	}
	const product = resolveSearchProduct(features, facts.hasSearchProduct);
	if (product === 'unknown') {
		return features.phase === 'failed' || isRetrying
			? { kind: 'failed', isRetrying }
			: { kind: 'loading' };
	}
	if (product === 'none') {
		return { kind: 'offer', promotion: facts.promotion };
	}
	if (!facts.isOn) {
		return {
			kind: 'off',
			activation: { search: true, ...(product === 'instant' && { instant_search_enabled: true }) },
		};
	}
	return { kind: 'on', isInstant: facts.isInstantOn };
}

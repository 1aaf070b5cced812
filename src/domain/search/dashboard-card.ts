import type { SiteConnection } from '@/domain/connection';
import { resolveOffer, type Promotion } from '@/domain/plans/promotions';
import { getSearchSwitch } from '@/domain/settings/effects';
import type { Entitlements } from '@/domain/site/entitlements';
import type { Unsettled } from '@/lib/remote';

/** The part of the provider's search that a site may use; "unknown" until the provider has answered. */
export type SearchProduct = 'unknown' | 'none' | 'classic' | 'instant';

/** The part of the search that the site has (CARD-08, CARD-10, SETPERF-15). */
export function resolveSearchProduct(
	{ confirmed, flags }: Pick<Entitlements, 'confirmed' | 'flags'>,
	hasSearchProduct: boolean,
): SearchProduct {
	if (confirmed.kind !== 'known') {
		return 'unknown';
	}
	if (flags.hasInstantSearch) {
		return 'instant';
	}
	return confirmed.data.includes('search') || hasSearchProduct ? 'classic' : 'none';
}

export interface SearchCardFacts {
	connection: SiteConnection;
	entitlements: Pick<Entitlements, 'confirmed' | 'confirmation' | 'flags'>;
	/** The setting `has_jetpack_search_product`, for a product that isn't part of the plan. */
	hasSearchProduct: boolean;
	isOn: boolean;
	isInstantOn: boolean;
	promotion: Promotion;
}

export type SearchCardView =
	| Unsettled
	| { kind: 'offline' }
	| { kind: 'offer'; promotion: Promotion }
	/** The setting that switches it on (CARD-10, CARD-11). */
	| { kind: 'off'; switch: ReturnType<typeof getSearchSwitch> }
	| { kind: 'on'; isInstant: boolean };

/** The state of the search, on the dashboard and in the settings: CARD-06 to CARD-14, in the order of CARD-27. */
export function resolveSearchCard(facts: SearchCardFacts): SearchCardView {
	const { connection, entitlements } = facts;
	if (connection === 'offline') {
		return { kind: 'offline' };
	}
	if (entitlements.confirmed.kind !== 'known') {
		return entitlements.confirmed;
	}
	const product = resolveSearchProduct(entitlements, facts.hasSearchProduct);
	if (product === 'none') {
		const { confirmation } = entitlements;
		// Without "Try again" here, the offer would never return on a page whose other cards don't need the failed answers.
		return confirmation.kind === 'failed' && !confirmation.isKept && facts.promotion !== 'none'
			? confirmation
			: resolveOffer(facts.promotion, confirmation);
	}
	if (!facts.isOn) {
		return { kind: 'off', switch: getSearchSwitch(product === 'instant') };
	}
	return { kind: 'on', isInstant: facts.isInstantOn };
}

import { knownData, type Remote } from '@/lib/remote';

/** What the provider would sell beside the assistant; the timeframes are its own words. */
export interface ProductOffer {
	productSlug: string;
	title: string;
	description: string;
	cost: number;
	currencyCode: string;
	costTimeframe: string;
	billingTimeframe: string;
	features: string[];
	callToAction: { text: string; url: string };
}

/** The offer beside the assistant, which the provider may hide (OFFER-08). */
export interface Upsell extends ProductOffer {
	isHidden: boolean;
}

export type UpsellView =
	{ kind: 'loading' } | { kind: 'hidden' } | { kind: 'upsell'; upsell: Upsell };

/** RECS-48, API-41: an offer that can't be fetched is left out. */
export function resolveUpsell(remote: Remote<Upsell, unknown>): UpsellView {
	const upsell = knownData(remote);
	if (upsell) {
		return upsell.isHidden ? { kind: 'hidden' } : { kind: 'upsell', upsell };
	}
	return { kind: remote.phase === 'failed' ? 'hidden' : 'loading' };
}

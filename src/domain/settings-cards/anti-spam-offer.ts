import type { AntiSpamData } from '@/domain/anti-spam';
import type { Promotion } from '@/domain/promotions';
import { knownData, type Remote } from '@/lib/remote';

export interface AntiSpamOfferFacts {
	/** The plugin runs, as the settings have it. */
	isActive: boolean;
	data: Remote<AntiSpamData, unknown>;
	isRetrying: boolean;
	/** The plan holds anti-spam: there is nothing left to buy. */
	hasAntispam: boolean;
	promotion: Promotion;
}

export type AntiSpamOfferView =
	| { kind: 'hidden' }
	| { kind: 'loading' }
	| { kind: 'failed'; isRetrying: boolean }
	| { kind: 'get-plugin'; isInstalled: boolean; promotion: Promotion }
	| { kind: 'needs-key'; promotion: Exclude<Promotion, 'none'> };

/** The card beside the key: while the plugin is absent, or runs without a key that is any good (SETSEC-45). */
export function resolveAntiSpamOffer(facts: AntiSpamOfferFacts): AntiSpamOfferView {
	const { isActive, data, isRetrying } = facts;
	const promotion = facts.hasAntispam ? 'none' : facts.promotion;
	const known = knownData(data);
	if (isActive) {
		return known === 'invalid-key' && promotion !== 'none'
			? { kind: 'needs-key', promotion }
			: { kind: 'hidden' };
	}
	if (known === undefined) {
		return data.phase === 'failed' || isRetrying
			? { kind: 'failed', isRetrying }
			: { kind: 'loading' };
	}
	if (known === 'unavailable') {
		return { kind: 'hidden' };
	}
	return { kind: 'get-plugin', isInstalled: known !== 'not-installed', promotion };
}

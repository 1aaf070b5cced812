import type { AntiSpamData } from '@/domain/anti-spam';
import { resolveOffer, type Promotion } from '@/domain/plans/promotions';
import type { Entitlements } from '@/domain/site/entitlements';
import { knownData, viewRemote, type FailedView, type Remote } from '@/lib/remote';

export type AntiSpamKeyState =
	'fetching' | 'checking' | 'set-globally' | 'wrong-fixed' | 'empty' | 'invalid' | 'valid';

export interface KeyFieldFacts {
	value: string;
	/** A constant or a filter sets the key, so the one in the field would never be used. */
	isFixed: boolean;
	isDirty: boolean;
	check: {
		/** The key of the last check; null before the first. */
		checkedKey: string | null;
		validKey: boolean | null;
		/** The last check failed; kept while it is repeated. */
		hasFailed: boolean;
		isChecking: boolean;
	};
}

export type KeyFieldView = FailedView | { kind: AntiSpamKeyState };

/**
 * The state of the key in the field (SETSEC-13). The result of the last check counts for the checked key only,
 * so a key that is being typed never shows the result of the previous one. A valid key that isn't in the settings was set for
 * all sites by the server's configuration.
 */
export function resolveKeyField({ value, isFixed, isDirty, check }: KeyFieldFacts): KeyFieldView {
	const isOfThis = check.checkedKey === value;
	if (isOfThis && check.hasFailed) {
		return { kind: 'failed', isRetrying: check.isChecking };
	}
	const validKey = isOfThis ? check.validKey : null;
	if (isFixed && validKey !== null) {
		return { kind: validKey ? 'set-globally' : 'wrong-fixed' };
	}
	if (validKey === null && !isDirty) {
		return { kind: 'fetching' };
	}
	if (value.trim() === '') {
		return { kind: validKey ? 'set-globally' : 'empty' };
	}
	if (validKey === null) {
		return { kind: 'checking' };
	}
	return { kind: validKey ? 'valid' : 'invalid' };
}

export interface AntiSpamOfferFacts {
	/** The plugin is active, by the settings. */
	isActive: boolean;
	data: Remote<AntiSpamData, unknown>;
	entitlements: Pick<Entitlements, 'flags' | 'confirmation'>;
	promotion: Promotion;
}

/** "expected": keep room for the offer until we know whether the site owns anti-spam. */
type ExpectedPromotion = Promotion | 'expected';

export type AntiSpamOfferView =
	| { kind: 'hidden' }
	| { kind: 'loading'; promotion: ExpectedPromotion }
	| FailedView
	| { kind: 'get-plugin'; isInstalled: boolean; promotion: ExpectedPromotion }
	/** The plan or a product pays for the key. */
	| { kind: 'owned' }
	| { kind: 'needs-key'; promotion: Exclude<Promotion, 'none'> };

/** Whether the card can show an offer, which depends on what else the site owns. */
export const needsEntitlements = ({
	isActive,
	data,
	entitlements,
}: Omit<AntiSpamOfferFacts, 'promotion'>): boolean =>
	!entitlements.flags.hasAntispam && (!isActive || knownData(data) === 'invalid-key');

/** No offer for a site that has anti-spam, or may have it while its entitlements are loading. */
function resolvePromotion({ entitlements, promotion }: AntiSpamOfferFacts): ExpectedPromotion {
	if (entitlements.flags.hasAntispam || promotion === 'none') {
		return 'none';
	}
	const offer = resolveOffer(promotion, entitlements.confirmation);
	return offer.kind === 'loading' ? 'expected' : offer.promotion;
}

/** The card next to the key: shown while the plugin is missing, inactive, or active without a valid key (SETSEC-45). */
export function resolveAntiSpamOffer(facts: AntiSpamOfferFacts): AntiSpamOfferView {
	const promotion = resolvePromotion(facts);
	const data = viewRemote(facts.data);
	if (facts.isActive) {
		if (data.kind !== 'known' || data.data !== 'invalid-key') {
			return { kind: 'hidden' };
		}
		if (facts.entitlements.flags.hasAntispam) {
			return { kind: 'owned' };
		}
		return promotion === 'none' || promotion === 'expected'
			? { kind: 'hidden' }
			: { kind: 'needs-key', promotion };
	}
	if (data.kind === 'loading') {
		return { kind: 'loading', promotion };
	}
	if (data.kind !== 'known') {
		return data;
	}
	// A second Akismet beside one that runs from elsewhere would end every request.
	return data.data === 'not-installed' || data.data === 'inactive'
		? { kind: 'get-plugin', isInstalled: data.data === 'inactive', promotion }
		: { kind: 'hidden' };
}

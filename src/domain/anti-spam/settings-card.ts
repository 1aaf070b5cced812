import { resolveAntiSpamKey, type AntiSpamData, type AntiSpamKeyState } from '@/domain/anti-spam';
import { resolveOffer, type Promotion } from '@/domain/promotions';
import type { Entitlements } from '@/domain/site';
import { viewRemote, type FailedView, type Remote } from '@/lib/remote';

export interface KeyFieldFacts {
	/** As it stands in the field, less the blanks around it. */
	value: string;
	/** It was typed and is not saved. */
	isDirty: boolean;
	check: {
		/** Of which key the last check speaks; null before there was one. */
		checkedKey: string | null;
		validKey: boolean | null;
		/** The last check could not be made; it stays so while it is being made again. */
		hasFailed: boolean;
		isChecking: boolean;
	};
}

export type KeyFieldView = FailedView | { kind: AntiSpamKeyState };

/**
 * How the key in the field stands (SETSEC-13). What the last check found counts only for the key that
 * was checked, so a key that is being typed is never called by the name of the one before it.
 */
export function resolveKeyField({ value, isDirty, check }: KeyFieldFacts): KeyFieldView {
	const isOfThis = check.checkedKey === value;
	if (isOfThis && check.hasFailed) {
		return { kind: 'failed', isRetrying: check.isChecking };
	}
	const validKey = isOfThis ? check.validKey : null;
	return {
		kind: resolveAntiSpamKey({ key: value, validKey, isChecking: isDirty && validKey === null }),
	};
}

export interface AntiSpamOfferFacts {
	/** The plugin runs, as the settings have it. */
	isActive: boolean;
	data: Remote<AntiSpamData, unknown>;
	entitlements: Pick<Entitlements, 'flags' | 'confirmation'>;
	promotion: Promotion;
}

export type AntiSpamOfferView =
	| { kind: 'hidden' }
	| { kind: 'loading' }
	| FailedView
	| { kind: 'get-plugin'; isInstalled: boolean; promotion: Promotion }
	| { kind: 'needs-key'; promotion: Exclude<Promotion, 'none'> };

/** Nothing is offered that is owned, or may turn out to be. */
function resolvePromotion({ entitlements, promotion }: AntiSpamOfferFacts): Promotion {
	const offer = resolveOffer(promotion, entitlements.confirmation);
	return entitlements.flags.hasAntispam || offer.kind === 'loading' ? 'none' : offer.promotion;
}

/** The card beside the key: while the plugin is absent, or runs without a key that is any good (SETSEC-45). */
export function resolveAntiSpamOffer(facts: AntiSpamOfferFacts): AntiSpamOfferView {
	const promotion = resolvePromotion(facts);
	const data = viewRemote(facts.data);
	if (facts.isActive) {
		return data.kind === 'known' && data.data === 'invalid-key' && promotion !== 'none'
			? { kind: 'needs-key', promotion }
			: { kind: 'hidden' };
	}
	if (data.kind !== 'known') {
		return data;
	}
	return data.data === 'unavailable'
		? { kind: 'hidden' }
		: { kind: 'get-plugin', isInstalled: data.data !== 'not-installed', promotion };
}

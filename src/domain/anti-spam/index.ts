import { getFlagsOf, type Entitlements } from '@/domain/site/entitlements';
import { viewRemote, type Remote, type Unsettled } from '@/lib/remote';

/** Why there is no count of blocked spam; `unavailable` where this site cannot have one (CARD-04). */
export type AntiSpamUnavailable =
	| 'not-installed'
	| 'inactive'
	| 'invalid-key'
	| 'unavailable'
	/** It runs from another folder than its plugin's, and has a key. Jetpack looks in that folder only. */
	| 'elsewhere';

/** The number of blocked spam comments, or why there is none. */
export type AntiSpamData = number | AntiSpamUnavailable;

/** The answer to a check of the key (DATA-26). `validKey` is null until it is known. */
export interface AntiSpamKeyCheck {
	validKey: boolean | null;
	invalidKeyCode: string;
	invalidKeyMessage: string;
}

/** What pays for the spam protection: the plan, or the product, alone or in place of a plan. */
export type AntiSpamGrant = 'plan' | 'product';

/** What pays for the spam protection of a site; null for a site that has to buy it. */
export function resolveAntiSpamGrant({
	plan,
	products,
	flags,
}: Pick<Entitlements, 'plan' | 'products' | 'flags'>): AntiSpamGrant | null {
	if (!flags.hasAntispam) {
		return null;
	}
	const slugs = [plan.productSlug, ...products];
	const others = slugs.filter((slug) => !slug.startsWith('jetpack_anti_spam'));
	return others.length < slugs.length && !getFlagsOf(others).includes('hasAntispam')
		? 'product'
		: 'plan';
}

export type BlockedCountView = Unsettled | { kind: 'none' } | { kind: 'counted'; count: number };

const viewCount = (count: number): BlockedCountView =>
	count > 0 ? { kind: 'counted', count } : { kind: 'none' };

/** The state of the number of blocked login attempts (CARD-05). A count that the site never made arrives as 0. */
export function resolveBlockedCount(count: Remote<number, unknown>): BlockedCountView {
	const view = viewRemote(count);
	return view.kind === 'known' ? viewCount(view.data) : view;
}

export type AntiSpamCardView = BlockedCountView | { kind: AntiSpamUnavailable };

/** The number of blocked spam comments, or the step that makes the count available (CARD-04). */
export function resolveAntiSpamCard(data: Remote<AntiSpamData, unknown>): AntiSpamCardView {
	const view = viewRemote(data);
	if (view.kind !== 'known') {
		return view;
	}
	return typeof view.data === 'string' ? { kind: view.data } : viewCount(view.data);
}

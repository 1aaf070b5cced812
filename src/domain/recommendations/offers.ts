import type { BackupStatus } from '@/domain/rewind/status';
import type { Promotion } from '@/domain/plans/promotions';
import { isSameProduct } from '@/domain/plans/purchases';
import type { ScanStatus } from '@/domain/scan';
import type { Confirmation, Entitlements } from '@/domain/site/entitlements';
import { knownData, viewRemote, type FailedView, type Remote, type Unsettled } from '@/lib/remote';
import { ownsProduct } from './upgrade';

/** The provider's offer next to the assistant; the timeframes are the provider's text. */
export interface ProductOffer {
	productSlug: string;
	title: string;
	description: string;
	/** Null without a price from the provider. */
	cost: number | null;
	/** ISO 4217, or "". */
	currencyCode: string;
	costTimeframe: string;
	billingTimeframe: string;
	features: string[];
	/** The text of its button. */
	action: string;
	/** False only where the provider says that it isn't sold (PRODUCT-02). */
	isAvailable: boolean;
	/** The price without a discount; null without one from the provider. */
	fullPrice: number | null;
	upgradeUrl: string;
	/** The classes of the plans that have it. */
	includedInPlans: string[];
	/** The provider's name for the product, without a term; "" if it names none. */
	key: string;
}

/** The offer next to the assistant, which the provider may hide (OFFER-08). */
export interface Upsell extends ProductOffer {
	isHidden: boolean;
}

export type UpsellView =
	{ kind: 'loading' } | { kind: 'hidden' } | { kind: 'upsell'; upsell: Upsell };

/** The state of the offer; one that can't be fetched is left out (RECS-48, API-41). */
export function resolveUpsell(remote: Remote<Upsell, unknown>): UpsellView {
	const upsell = knownData(remote);
	if (upsell) {
		return upsell.isHidden ? { kind: 'hidden' } : { kind: 'upsell', upsell };
	}
	return { kind: remote.phase === 'failed' ? 'hidden' : 'loading' };
}

export interface SidebarFacts {
	upsell: UpsellView;
	promotion: Promotion;
	rewind: Remote<BackupStatus, unknown>;
	scan: Remote<ScanStatus, unknown>;
	entitlements: Entitlements;
}

/** The card next to the summary (RECS-47). */
export type Sidebar =
	| { kind: 'loading' }
	| { kind: 'upsell'; upsell: Upsell }
	/** Backups are active, but cannot be restored without the server's credentials. */
	| { kind: 'one-click-restores' }
	/** Which of the two the site has, in any state. */
	| { kind: 'manage-security'; hasBackups: boolean; hasScan: boolean }
	| { kind: 'download-app' };

/**
 * The provider's offer beside the summary. What the site owns is never offered, so the offer waits until plan, features and
 * purchases are known, and is left out where they could not be loaded.
 */
function resolveOwnUpsell({ upsell, promotion, entitlements }: SidebarFacts): UpsellView {
	const { confirmation } = entitlements;
	if (promotion !== 'upgrade' || confirmation.kind === 'failed') {
		return { kind: 'hidden' };
	}
	if (upsell.kind !== 'upsell') {
		return upsell;
	}
	if (confirmation.kind === 'loading') {
		return { kind: 'loading' };
	}
	return ownsProduct(entitlements, upsell.upsell.productSlug) ? { kind: 'hidden' } : upsell;
}

/** The card without an offer is about the site's backups or scans, or else about the app. */
export function resolveSidebar(facts: SidebarFacts): Sidebar {
	const upsell = resolveOwnUpsell(facts);
	if (upsell.kind !== 'hidden') {
		return upsell;
	}
	const rewind = viewRemote(facts.rewind);
	const scan = viewRemote(facts.scan);
	if (rewind.kind === 'loading' || scan.kind === 'loading') {
		return { kind: 'loading' };
	}
	const { flags } = facts.entitlements;
	const backupState = rewind.kind === 'known' ? rewind.data.state : 'unknown';
	if (backupState === 'awaiting-credentials') {
		return { kind: 'one-click-restores' };
	}
	const hasBackups = flags.hasBackups || ['active', 'provisioning'].includes(backupState);
	const hasScan =
		flags.hasScan ||
		(scan.kind === 'known' && ['idle', 'scanning', 'provisioning'].includes(scan.data.state));
	return hasBackups || hasScan
		? { kind: 'manage-security', hasBackups, hasScan }
		: { kind: 'download-app' };
}

export type Suggestions = Unsettled | { kind: 'suggested'; offers: readonly ProductOffer[] };

/** The products suggested to this site that are sold, once it is known what it owns; the step order decides what an empty list means. */
export function resolveSuggestions(
	remote: Remote<ProductOffer[], unknown>,
	{ confirmation }: Pick<Entitlements, 'confirmation'>,
): Suggestions {
	const view = viewRemote(remote);
	if (view.kind !== 'known') {
		return view;
	}
	return confirmation.kind === 'complete'
		? { kind: 'suggested', offers: view.data.filter(({ isAvailable }) => isAvailable) }
		: confirmation;
}

export interface PurchasedFacts {
	suggestions: Remote<ProductOffer[], unknown>;
	/** The slugs of the plan, of the other products and of the active purchases. */
	owned: readonly string[];
	/** Whether every answer that `owned` is built from is loaded. */
	confirmation: Confirmation;
}

export type Purchased =
	/** `isSettled` if all answers are loaded, so that no match will follow. */
	{ kind: 'waiting'; isSettled: boolean } | FailedView | { kind: 'found'; offer: ProductOffer };

/** The suggestion that was bought (RECS-45), for any term. */
export function resolvePurchased({ suggestions, owned, confirmation }: PurchasedFacts): Purchased {
	const view = viewRemote(suggestions);
	if (view.kind === 'failed') {
		return view;
	}
	const offers = view.kind === 'known' ? view.data : [];
	const offer = offers.find(({ productSlug }) =>
		owned.some((slug) => isSameProduct(slug, productSlug)),
	);
	if (offer) {
		return { kind: 'found', offer };
	}
	return confirmation.kind === 'failed'
		? confirmation
		: { kind: 'waiting', isSettled: confirmation.kind === 'complete' && view.kind === 'known' };
}

import { keysOf } from '@/lib/values';
import { viewRemote, type Remote } from '@/lib/remote';

export interface LicenseCounts {
	attached: number;
	detached: number;
	revoked: number;
}

/** When the reminder was dismissed, and for how many licenses (LIC-30). */
export interface NoticeDismissal {
	lastDetachedCount: number | null;
	/** ISO 8601. */
	lastDismissedTime: string | null;
}

/** The page data about licenses (DATA-11). Counts are null where the server could not fetch them. */
export interface Licensing {
	error: string;
	showLicensingUi: boolean;
	counts: LicenseCounts | null;
	dismissedNotice: NoticeDismissal;
}

export interface License {
	key: string;
	/** The product's name. */
	product: string;
	/** Null while the license is detached (LIC-29). */
	attachedAt: string | null;
	revokedAt: string | null;
}

/** The server's answer for one key: the activated product, the reason of a refusal, or neither (LIC-28). */
export type AttachmentAnswer = { activatedProductId?: number; errors?: string[] };

export type Attachment =
	| { kind: 'activated'; productId: number }
	| { kind: 'refused'; message: string }
	| { kind: 'unclear' };

/** The outcome of an attempt. The first refusal counts (LIC-04), and an empty answer is a failure (LIC-03). */
export function resolveAttachment(answers: readonly AttachmentAnswer[]): Attachment {
	const [message] = answers.flatMap(({ errors }) => errors?.slice(0, 1) ?? []);
	if (message !== undefined) {
		return { kind: 'refused', message };
	}
	const [productId] = answers.flatMap(({ activatedProductId }) => activatedProductId ?? []);
	return productId === undefined ? { kind: 'unclear' } : { kind: 'activated', productId };
}

/** Detached licenses that are still valid: those that can be activated here. */
export const findUnusedLicenses = (licenses: readonly License[]): License[] =>
	licenses.filter(({ attachedAt, revokedAt }) => attachedAt === null && revokedAt === null);

const REMINDER_AFTER = 14 * 24 * 60 * 60 * 1000;

interface ActivationNoticeFacts {
	counts: LicenseCounts | null;
	dismissedNotice: NoticeDismissal;
	/** The number of detached licenses when the reminder was dismissed on this visit, else null. */
	dismissedCount: number | null;
	/** Epoch milliseconds. */
	now: number;
}

/**
 * Whether to remind of detached licenses (LIC-16 to LIC-18).
 *
 * Once dismissed, the reminder stays hidden for the visit unless the count grows.
 */
export function isActivationNoticeDue({
	counts,
	dismissedNotice: { lastDetachedCount, lastDismissedTime },
	dismissedCount,
	now,
}: ActivationNoticeFacts): boolean {
	const detached = counts?.detached ?? 0;
	if (detached === 0) {
		return false;
	}
	if (dismissedCount !== null) {
		return detached > dismissedCount;
	}
	const isForgotten =
		lastDismissedTime !== null && now - Date.parse(lastDismissedTime) > REMINDER_AFTER;
	return detached >= (lastDetachedCount ?? 0) || isForgotten;
}

export interface NoticeFacts extends ActivationNoticeFacts {
	pathname: string;
	/** Whether the user is the connection's owner with a linked account; licenses belong to the owner. */
	isLinkedOwner: boolean;
	licenses: Remote<License[], unknown>;
}

/** The content of the reminder; `product` is "" if its name is unknown. */
export type ActivationNotice =
	| { kind: 'hidden' | 'loading' }
	| { kind: 'one'; product: string }
	| { kind: 'several'; count: number };

/** A single license is named by its product (LIC-21); several, or one that the list doesn't identify, are not (LIC-39). */
function describeUnused(count: number, licenses: NoticeFacts['licenses']): ActivationNotice {
	if (count > 1) {
		return { kind: 'several', count };
	}
	const view = viewRemote(licenses);
	if (view.kind === 'loading') {
		return { kind: 'loading' };
	}
	const unused = view.kind === 'known' ? findUnusedLicenses(view.data) : [];
	return { kind: 'one', product: unused.length === 1 ? (unused[0]?.product ?? '') : '' };
}

/** The reminder of detached licenses (LIC-16 to LIC-22, LIC-39). */
export function resolveActivationNotice(facts: NoticeFacts): ActivationNotice {
	const { pathname, isLinkedOwner, counts, licenses } = facts;
	if (!isLinkedOwner || pathname.startsWith('/license')) {
		return { kind: 'hidden' };
	}
	return counts && isActivationNoticeDue(facts)
		? describeUnused(counts.detached, licenses)
		: { kind: 'hidden' };
}

/** The provider's product ids by their kind on the success screen (LIC-31 to LIC-37). */
const PRODUCT_IDS = {
	anti_spam: [2110, 2111],
	backup: [2100, 2101, 2102, 2103, 2112, 2113, 2114, 2115],
	complete: [2014, 2015],
	scan: [2106, 2107, 2108, 2109],
	search: [2104, 2105],
	security: [2010, 2011, 2012, 2013, 2016, 2017, 2019, 2020],
	videopress: [2116, 2117],
} satisfies Record<string, readonly number[]>;

export type LicenseFamily = keyof typeof PRODUCT_IDS;

/** The kind of a product; null for any other product, which gets the default texts (LIC-38). */
export function getLicenseFamily(productId: number): LicenseFamily | null {
	return keysOf(PRODUCT_IDS).find((family) => PRODUCT_IDS[family].includes(productId)) ?? null;
}

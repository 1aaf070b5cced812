import type { LicenseCounts, NoticeDismissal } from './types';

const REMINDER_AFTER = 14 * 24 * 60 * 60 * 1000;

export interface ActivationNoticeFacts {
	counts: LicenseCounts | null;
	dismissedNotice: NoticeDismissal;
	/** How many licences were detached when it was put away on this visit, else null. */
	dismissedCount: number | null;
	/** Epoch milliseconds. */
	now: number;
}

/**
 * Whether to remind of licences that are attached to no site (LIC-16 to LIC-18).
 *
 * Once put away it stays away for the visit, unless the count grows.
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

import type { AntiSpamData, AntiSpamUnavailable } from '.';
import { viewRemote, type FailedView, type Remote } from '@/lib/remote';

export type BlockedCountView =
	{ kind: 'loading' } | FailedView | { kind: 'none' } | { kind: 'counted'; count: number };

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

import { viewRemote, type FailedView, type Remote } from '@/lib/remote';

export type BlockedCountView =
	{ kind: 'loading' } | FailedView | { kind: 'none' } | { kind: 'counted'; count: number };

export const viewCount = (count: number): BlockedCountView =>
	count > 0 ? { kind: 'counted', count } : { kind: 'none' };

/** The state of the number of blocked login attempts (CARD-05). A count that the site never made arrives as 0. */
export function resolveBlockedCount(count: Remote<number, unknown>): BlockedCountView {
	const view = viewRemote(count);
	return view.kind === 'known' ? viewCount(view.data) : view;
}

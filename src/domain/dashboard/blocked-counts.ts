import type { AntiSpamData, AntiSpamGap } from '@/domain/anti-spam';
import { viewRemote, type FailedView, type Remote } from '@/lib/remote';

export type BlockedCountView =
	{ kind: 'loading' } | FailedView | { kind: 'none' } | { kind: 'counted'; count: number };

const viewCount = (count: number): BlockedCountView =>
	count > 0 ? { kind: 'counted', count } : { kind: 'none' };

/** How many login attempts were blocked; a count that was never taken reads like zero (CARD-05). */
export function resolveBlockedCount(count: Remote<number, unknown>): BlockedCountView {
	const view = viewRemote(count);
	return view.kind === 'known' ? viewCount(view.data) : view;
}

export type AntiSpamCardView = BlockedCountView | { kind: AntiSpamGap };

/** How much spam was kept away, or what is missing for it (CARD-04). */
export function resolveAntiSpamCard(data: Remote<AntiSpamData, unknown>): AntiSpamCardView {
	const view = viewRemote(data);
	if (view.kind !== 'known') {
		return view;
	}
	return typeof view.data === 'string' ? { kind: view.data } : viewCount(view.data);
}

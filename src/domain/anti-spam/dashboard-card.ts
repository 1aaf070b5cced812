import type { AntiSpamData, AntiSpamUnavailable } from '@/domain/anti-spam';
import { viewCount, type BlockedCountView } from '@/domain/protect/blocked-count';
import { viewRemote, type Remote } from '@/lib/remote';

export type AntiSpamCardView = BlockedCountView | { kind: AntiSpamUnavailable };

/** The number of blocked spam comments, or the step that makes the count available (CARD-04). */
export function resolveAntiSpamCard(data: Remote<AntiSpamData, unknown>): AntiSpamCardView {
	const view = viewRemote(data);
	if (view.kind !== 'known') {
		return view;
	}
	return typeof view.data === 'string' ? { kind: view.data } : viewCount(view.data);
}

import type { AntiSpamData, AntiSpamGap } from '@/domain/anti-spam';
import { knownData, type Remote } from '@/lib/remote';

export type AntiSpamCardView =
	| { kind: 'loading' }
	| { kind: 'failed'; isRetrying: boolean }
	| { kind: 'none' }
	| { kind: 'counted'; count: number }
	| { kind: AntiSpamGap };

/** How much spam was kept away, or what is missing for it (CARD-04). */
export function resolveAntiSpamCard(
	data: Remote<AntiSpamData, unknown>,
	isRetrying: boolean,
): AntiSpamCardView {
	const known = knownData(data);
	if (known === undefined) {
		return data.phase === 'failed' || isRetrying
			? { kind: 'failed', isRetrying }
			: { kind: 'loading' };
	}
	if (typeof known === 'string') {
		return { kind: known };
	}
	return known > 0 ? { kind: 'counted', count: known } : { kind: 'none' };
}

import { knownData, type Remote } from '@/lib/remote';

export type BlockedCountView =
	| { kind: 'loading' }
	| { kind: 'failed'; isRetrying: boolean }
	| { kind: 'none' }
	| { kind: 'counted'; count: number };

/** How many login attempts were blocked; a count that was never taken reads like zero (CARD-05). */
export function resolveBlockedCount(
	count: Remote<number, unknown>,
	isRetrying: boolean,
): BlockedCountView {
	const known = knownData(count);
	if (known === undefined) {
		return count.phase === 'failed' || isRetrying
			? { kind: 'failed', isRetrying }
			: { kind: 'loading' };
	}
	return known > 0 ? { kind: 'counted', count: known } : { kind: 'none' };
}

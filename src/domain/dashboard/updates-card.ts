import { knownData, type Remote } from '@/lib/remote';

export interface UpdatesCardFacts {
	updates: Remote<{ count: number }, unknown>;
	isRetrying: boolean;
	canManagePlugins: boolean;
}

export type UpdatesCardView =
	| { kind: 'loading' }
	| { kind: 'failed'; isRetrying: boolean }
	| { kind: 'needed'; count: number; hasLink: boolean }
	| { kind: 'none'; hasLink: boolean };

/** Whether plugins wait for their update (DASH-41); only who may update them is led to them. */
export function resolveUpdatesCard(facts: UpdatesCardFacts): UpdatesCardView {
	const { updates, isRetrying, canManagePlugins } = facts;
	const count = knownData(updates)?.count;
	if (count === undefined) {
		return updates.phase === 'failed' || isRetrying
			? { kind: 'failed', isRetrying }
			: { kind: 'loading' };
	}
	return count > 0
		? { kind: 'needed', count, hasLink: canManagePlugins }
		: { kind: 'none', hasLink: canManagePlugins };
}

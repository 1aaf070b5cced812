import { viewRemote, type FailedView, type Remote } from '@/lib/remote';

export interface UpdatesCardFacts {
	updates: Remote<{ count: number }, unknown>;
	canManagePlugins: boolean;
}

export type UpdatesCardView =
	| { kind: 'loading' }
	| FailedView
	| { kind: 'needed'; count: number; hasLink: boolean }
	| { kind: 'none'; hasLink: boolean };

/** Whether plugins wait for their update (DASH-41); only people who may update them are led to them. */
export function resolveUpdatesCard({
	updates,
	canManagePlugins,
}: UpdatesCardFacts): UpdatesCardView {
	const view = viewRemote(updates);
	if (view.kind !== 'known') {
		return view;
	}
	const { count } = view.data;
	return count > 0
		? { kind: 'needed', count, hasLink: canManagePlugins }
		: { kind: 'none', hasLink: canManagePlugins };
}

import { __, sprintf } from '@wordpress/i18n';
import { formatAgo } from '@/lib/dates';
import { resolvePluginRight, type PluginRight, type PluginRights } from './plugin-rights';
import { viewRemote, type Remote, type Unsettled } from '@/lib/remote';

export interface UpdatesCardFacts {
	updates: Remote<{ count: number }, unknown>;
	rights: PluginRights;
	/** When WordPress last checked for updates, in epoch milliseconds; null if never. */
	checkedAt: number | null;
	now: number;
}

export type UpdatesCardView =
	| Unsettled
	| { kind: 'needed'; count: number; hasLink: boolean }
	| { kind: 'none'; checkedAt: number }
	/** No updates are known, but the last check was long ago or never happened. */
	| { kind: 'unchecked'; checkedAt: number | null }
	/** WordPress counts them only for users who may update plugins: for others its zero is meaningless. */
	| { kind: 'unconfirmed'; right: Exclude<PluginRight, 'given'> };

/** Milliseconds: WordPress checks twice a day. */
export const CHECK_LASTS = 2 * 24 * 60 * 60 * 1000;

/** Whether plugin updates are available (DASH-41); only users who may update plugins get a link. */
export function resolveUpdatesCard({
	updates,
	rights,
	checkedAt,
	now,
}: UpdatesCardFacts): UpdatesCardView {
	const view = viewRemote(updates);
	if (view.kind !== 'known') {
		return view;
	}
	const { count } = view.data;
	const right = resolvePluginRight('update', rights);
	if (count > 0) {
		return { kind: 'needed', count, hasLink: right === 'given' };
	}
	if (right !== 'given') {
		return { kind: 'unconfirmed', right };
	}
	return checkedAt !== null && now - checkedAt <= CHECK_LASTS
		? { kind: 'none', checkedAt }
		: { kind: 'unchecked', checkedAt };
}

/** Why the updates are unknown: WordPress has not checked for a while, or ever. */
export const describeUnchecked = (checkedAt: number | null, now: number, locale: string): string =>
	checkedAt === null
		? __("WordPress hasn't checked for plugin updates yet.")
		: sprintf(
				/* translators: %s: how long ago, as in "9 days ago". */
				__('WordPress last checked for plugin updates %s.'),
				formatAgo(checkedAt, now, locale),
			);

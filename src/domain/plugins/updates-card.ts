import { __, sprintf } from '@wordpress/i18n';
import { formatAgo } from '@/domain/dates';
import { viewRemote, type FailedView, type Remote } from '@/lib/remote';

export interface UpdatesCardFacts {
	updates: Remote<{ count: number }, unknown>;
	canManagePlugins: boolean;
	/** When WordPress last asked whether there are updates, in epoch milliseconds; null where it never has. */
	checkedAt: number | null;
	now: number;
}

export type UpdatesCardView =
	| { kind: 'loading' }
	| FailedView
	| { kind: 'needed'; count: number; hasLink: boolean }
	| { kind: 'none'; checkedAt: number }
	/** None is known of, and nobody has looked for a while, or ever. */
	| { kind: 'unchecked'; checkedAt: number | null }
	/** WordPress counts them only for people who may update plugins: to others its zero says nothing. */
	| { kind: 'unconfirmed' };

/** WordPress looks twice a day. */
const CHECK_LASTS = 2 * 24 * 60 * 60 * 1000;

/** Whether plugins wait for their update (DASH-41); only people who may update them are led to them. */
export function resolveUpdatesCard({
	updates,
	canManagePlugins,
	checkedAt,
	now,
}: UpdatesCardFacts): UpdatesCardView {
	const view = viewRemote(updates);
	if (view.kind !== 'known') {
		return view;
	}
	const { count } = view.data;
	if (count > 0) {
		return { kind: 'needed', count, hasLink: canManagePlugins };
	}
	if (!canManagePlugins) {
		return { kind: 'unconfirmed' };
	}
	return checkedAt !== null && now - checkedAt <= CHECK_LASTS
		? { kind: 'none', checkedAt }
		: { kind: 'unchecked', checkedAt };
}

/** Why nothing can be said of updates: WordPress has not looked for a while, or ever. */
export const describeUnchecked = (checkedAt: number | null, now: number, locale: string): string =>
	checkedAt === null
		? __("WordPress hasn't checked for plugin updates yet.", 'dashboard-for-jetpack')
		: sprintf(
				/* translators: %s: how long ago, as in "9 days ago". */
				__('WordPress last checked for plugin updates %s.', 'dashboard-for-jetpack'),
				formatAgo(checkedAt, now, locale),
			);

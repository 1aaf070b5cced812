import type { Browser } from './types';

/*
 * What a tab keeps of the site's answers for its next page. It is never shown as current, and each change of the site may have made it wrong.
 */

/** Of the shape `LastStats` in domain/stats. */
export const LAST_STATS = 'dashboard-for-jetpack-last-stats';
/** Of the shape `PlanOutline` in domain/plans. */
export const PLAN_OUTLINE = 'dashboard-for-jetpack-plan-outline';

export function forgetTabRecords({ tab }: Browser): void {
	tab.forget(LAST_STATS);
	tab.forget(PLAN_OUTLINE);
}

import { __ } from '@wordpress/i18n';
import type { PlanFeatureView } from '@/domain/plans/plan-feature';
import type { SearchSettings } from '@/domain/search/settings-card';

/**
 * Why a switch is disabled while the plan is loading, or because the plan lacks the feature; "" if it is
 * enabled. It is also enabled after a failed request, because the site itself decides.
 *
 * @param plan
 * @param missing The text for a plan that lacks the feature.
 */
export function getPlanReason(
	plan: SearchSettings['rest'] | PlanFeatureView['kind'],
	missing: string,
): string {
	switch (plan) {
		case 'none':
		case 'granted':
		case 'failed':
			return '';
		case 'loading':
			return __('Loading your plan…');
		case 'missing':
			return missing;
	}
}

import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { resolvePlanFeature, type PlanFeatureView } from '@/domain/plans/plan-feature';
import { MODULE_FLAGS } from '@/domain/modules/granted';
import { selectEntitlements, selectPromotion } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { selectModule, selectModuleAvailability } from '@/state/modules';
import { selectIsSettingOn } from '@/state/settings';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { FeatureOffer } from '../../common/feature-offer';
import { useEntitlementLoads } from '../../common/use-entitlement-loads';

type PlanFeature = 'wordads' | 'google-analytics';

export const usePlanFeature = (module: PlanFeature): PlanFeatureView =>
	useAppSelector(
		(state) =>
			resolvePlanFeature({
				flag: MODULE_FLAGS[module],
				availability: selectModuleAvailability(state, module),
				isOn: selectIsSettingOn(state, module),
				isInRecord: selectModule(state, module)?.isAvailable ?? false,
				entitlements: selectEntitlements(state),
				promotion: selectPromotion(state),
			}),
		shallowEqual,
	);

interface PlanNoteProps {
	module: PlanFeature;
	view: Exclude<PlanFeatureView, { kind: 'granted' }>;
	missing: string;
}

/**
 * Shown if the plan in the page data lacks a feature; the current plan is loaded from the provider before the
 * offer is shown.
 */
export function PlanNote({ module, view, missing }: PlanNoteProps) {
	const retry = useEntitlementLoads();
	switch (view.kind) {
		case 'loading':
			// As high as the offer, which is the most likely result.
			return <Skeleton height={40} label={__('Loading your plan…')} />;
		case 'failed':
			return <ErrorState message={__("Couldn't load your plan.")} onRetry={retry} failure={view} />;
		case 'missing':
			return <FeatureOffer feature={module} promotion={view.promotion} description={missing} />;
	}
}

import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { resolvePlanFeature, type PlanFeatureView } from '@/domain/plans/plan-feature';
import { MODULE_FLAGS } from '@/domain/modules/granted';
import { selectEntitlements, selectPromotion } from '@/state/site/entitlements';
import { createFacts } from '@/state/store/create-facts';
import { useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive, selectModule, selectModuleAvailability } from '@/state/modules';
import type { RootState } from '@/state/store/types';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { FeatureOffer } from '../../common/feature-offer';
import { useEntitlementLoads } from '../../common/use-entitlement-loads';

export type PlanFeature = 'wordads' | 'google-analytics';

const createPlanSelector = (module: PlanFeature) =>
	createSelector(
		[
			createFacts({
				flag: () => MODULE_FLAGS[module],
				availability: (state) => selectModuleAvailability(state, module),
				isOn: (state) => selectIsModuleActive(state, module),
				isInRecord: (state) => selectModule(state, module)?.isAvailable ?? false,
				entitlements: selectEntitlements,
				promotion: selectPromotion,
			}),
		],
		resolvePlanFeature,
	);

const SELECTORS: Record<PlanFeature, (state: RootState) => PlanFeatureView> = {
	wordads: createPlanSelector('wordads'),
	'google-analytics': createPlanSelector('google-analytics'),
};

export const usePlanFeature = (module: PlanFeature): PlanFeatureView =>
	useAppSelector(SELECTORS[module], shallowEqual);

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

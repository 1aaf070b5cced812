import { createSelector } from '@reduxjs/toolkit';
import { isSecurityBundleOffered } from '@/domain/dashboard';
import { selectPromotion } from '@/state/promotions';
import { selectSite } from '@/state/site';

export const selectIsSecurityBundleOffered = createSelector(
	[selectPromotion, selectSite],
	(promotion, { isMultisite, showBackups, plan }) =>
		isSecurityBundleOffered({ promotion, isMultisite, showBackups, planFeatures: plan.features }),
);

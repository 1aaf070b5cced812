import { createSelector } from '@reduxjs/toolkit';
import { isUpgradeChartPossible } from '@/domain/dashboard';
import { selectPromotion } from '@/state/promotions';
import { selectRewind } from '@/state/rewind';
import { selectSite } from '@/state/site';
import { selectIsUpgradeChartClosed } from '@/state/upgrade-chart';

type State = Parameters<typeof selectSite>[0];

export const selectIsUpgradeChartPossible = createSelector(
	[
		selectPromotion,
		(state: State) => selectSite(state).showBackups,
		selectRewind,
		selectIsUpgradeChartClosed,
	],
	(promotion, showBackups, rewind, isClosed) =>
		isUpgradeChartPossible({ promotion, showBackups, rewind, isClosed }),
);

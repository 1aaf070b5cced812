import { useCallback } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { isUpgradeChartPossible } from '@/domain/rewind/upgrade-chart';
import { selectBackup } from '@/state/rewind/backup-and-scan';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { recallUpgradeChart, selectIsUpgradeChartClosed } from '@/state/rewind/upgrade-chart';
import { useAfterPaint } from '@/ui/after-paint';
import { late } from '@/ui/loadable/late';

const selectIsPossible = createSelector(
	[selectBackup, selectIsUpgradeChartClosed],
	(backup, isClosed) => isUpgradeChartPossible({ backup, isClosed }),
);

const Panel = late(() => import(/* webpackChunkName: "dashboard-late" */ './panel'), {
	isSecondary: true,
});

/** The slot of the chart that promotes backups (DASH-21). Its chunk is fetched only if it may be shown. If it fails to load, nothing is shown, because the chart is only an offer. */
export default function UpgradeSlot() {
	const dispatch = useAppDispatch();
	const isPossible = useAppSelector(selectIsPossible);

	useAfterPaint(useCallback(() => dispatch(recallUpgradeChart()), [dispatch]));
	return isPossible ? <Panel /> : null;
}

import { useCallback, useState } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { isUpgradeChartPossible } from '@/domain/dashboard';
import { selectEntitlements } from '@/state/entitlements';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectPromotion } from '@/state/promotions';
import { selectRewind } from '@/state/rewind';
import { selectSite } from '@/state/site';
import { recallUpgradeChart, selectIsUpgradeChartClosed } from '@/state/upgrade-chart';
import { useAfterPaint } from '@/ui/after-paint';
import { ErrorBoundary } from '@/ui/error-boundary';
import { createLoadable } from '@/ui/loadable/create-loadable';

const selectIsPossible = createSelector(
	[selectPromotion, selectSite, selectEntitlements, selectRewind, selectIsUpgradeChartClosed],
	(promotion, { showBackups }, { flags }, rewind, isClosed) =>
		isUpgradeChartPossible({
			promotion,
			showBackups,
			hasBackups: flags.hasBackups,
			rewind,
			isClosed,
		}),
);

const PANEL = createLoadable(() => import(/* webpackChunkName: "upgrade-chart" */ './panel'));

const nothing = () => null;

/**
 * The place of the chart that sells backups (DASH-21). Its chunk and its numbers are fetched where it could be
 * shown. Where they do not load, nothing is shown: the chart is an offer.
 */
export function UpgradeChart() {
	const dispatch = useAppDispatch();
	const isPossible = useAppSelector(selectIsPossible);
	const [Panel, setPanel] = useState(PANEL.peek);

	useAfterPaint(useCallback(() => dispatch(recallUpgradeChart()), [dispatch]));
	useAfterPaint(
		useCallback(() => {
			if (isPossible) {
				PANEL.load().then((Loaded) => setPanel(() => Loaded), nothing);
			}
		}, [isPossible]),
	);

	return isPossible && Panel ? (
		<ErrorBoundary fallback={nothing}>
			<Panel />
		</ErrorBoundary>
	) : null;
}

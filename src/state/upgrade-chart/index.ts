export { closeUpgradeChart, recallUpgradeChart } from './closing';
export { loadContentCounts } from './counts';
export { selectContentCounts, selectIsUpgradeChartClosed } from './selectors';

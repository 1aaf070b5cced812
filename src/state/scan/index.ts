export { loadScan, selectScanAnswer } from './slice';
export { selectScan, selectScanNeeds, selectThreats } from './selectors';

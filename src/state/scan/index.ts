export { loadScan, scanSlice, selectScanAnswer } from './slice';
export { selectScan, selectScanNeeds, selectThreats } from './selectors';

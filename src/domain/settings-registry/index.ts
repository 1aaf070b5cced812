export * from './registry';
export * from './visible-cards';
export * from './search';
export * from './search-marks';
export { listSearchTerms } from './search-terms';
export { readQuery } from './search-words';
export * from './setting-state';

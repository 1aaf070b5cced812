export * from './registry';
export * from './visible-cards';
export * from './search';
export * from './search-marks';
export { readQuery } from './search-words';
export * from './setting-state';

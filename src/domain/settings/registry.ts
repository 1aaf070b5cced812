export * from './cards';
export * from './visible-cards';
export * from './search';
export * from './search/marks';
export { listSearchWords } from './search/text';
export { readQuery } from './search/words';
export * from './setting-state';

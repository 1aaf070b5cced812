export * from './types';
export * from './registry';
export * from './visible-cards';
export * from './search';
export * from './setting-state';
export * from './group-hits';
export * from './search-banners';

export * from './registry';
export * from './visible-cards';
export * from './search';
export * from './setting-state';

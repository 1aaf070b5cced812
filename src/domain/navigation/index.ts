export * from './active-tab';
export * from './footer';
export * from './masthead';
export * from './resolve-tabs';
export * from './search-term';
export * from './setting-link';

export * from './active-settings-tab';
export * from './footer';
export * from './leaving-settings';
export * from './masthead';
export * from './resolve-tabs';
export * from './search-term';
export * from './settings-modules';

export * from './known-plugins';
export * from './plugin-state';

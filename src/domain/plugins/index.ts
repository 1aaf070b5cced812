export * from './types';
export * from './known-plugins';
export * from './resolve-plugin-state';

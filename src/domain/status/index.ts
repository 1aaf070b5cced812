export * from './types';
export * from './resolve-site-status';

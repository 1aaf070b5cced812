export * from './types';
export * from './feature-flags';
export * from './provider-hosted';
export * from './site-data-error';

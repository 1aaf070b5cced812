export * from './types';
export * from './entitlements';
export * from './feature-flags';
export * from './provider-hosted';
export * from './site-data-error';
export * from './provider-contact';

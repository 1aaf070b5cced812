export * from './types';
export * from './create-notice';
export * from './state-notice';
export * from './site-notices';
export * from './state-message';
export * from './connection-error';
export * from './state-error';

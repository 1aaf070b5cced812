export * from './notice';
export * from './site-notices';
export * from './state-notices';
export * from './connection-error';
export * from './admin-notice';
export * from './release-notes';

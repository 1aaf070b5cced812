export * from './sections';
export * from './module-card';
export * from './backup-card';
export * from './site-connection-card';
export * from './account-card';
export * from './support-card';
export * from './blocked-count';
export * from './store-badge';

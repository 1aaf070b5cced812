export * from './status';
export * from './resolve-backup';
export * from './resolve-double-purchase';
export * from './activity-card';
export * from './getting-started-card';
export * from './upgrade-chart';

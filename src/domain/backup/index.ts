export * from './types';
export * from './has-no-backups';
export * from './resolve-double-purchase';

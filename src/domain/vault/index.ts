export * from './types';
export * from './vault-scan';
export * from './vault-backup';

export * from './types';
export * from './legacy-scan';
export * from './legacy-backup';

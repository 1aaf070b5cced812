export * from './types';
export * from './resolve-vaultpress';

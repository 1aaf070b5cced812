export * from './types';
export * from './key-state';

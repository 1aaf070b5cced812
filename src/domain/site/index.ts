export * from './types';
export * from './feature-flags';

export * from './types';
export * from './save-outcome';
export * from './saved-values';

export * from './types';
export * from './save-outcome';

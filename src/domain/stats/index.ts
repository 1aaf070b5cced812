export * from './types';
export * from './stats-card';

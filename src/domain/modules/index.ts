export * from './types';
export * from './availability';

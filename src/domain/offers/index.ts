export * from './types';
export * from './duration';
export * from './price';

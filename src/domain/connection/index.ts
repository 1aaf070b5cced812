export * from './types';
export * from './site-connection';

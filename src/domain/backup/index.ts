export * from './types';
export * from './resolve-cloud-summary';

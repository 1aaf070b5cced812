export * from './types';
export * from './resolve-scan';
export * from './find-threats';

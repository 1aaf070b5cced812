export * from './types';
export * from './create-notice';
export * from './state-notice';

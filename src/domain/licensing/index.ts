export * from './types';
export * from './activation-notice';
export * from './attachment';
export * from './families';

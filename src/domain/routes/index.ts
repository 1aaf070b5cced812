export * from './guards';
export * from './settings-tabs';
export * from './table';
export * from './types';

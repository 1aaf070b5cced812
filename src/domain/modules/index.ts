export * from './types';
export * from './availability';
export * from './unavailable-reason';
export * from './matches-term';
export * from './personal-modules';
export * from './reloading';

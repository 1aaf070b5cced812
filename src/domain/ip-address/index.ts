export * from './parse';
export * from './list';

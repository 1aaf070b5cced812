export * from './load';
export * from './save';

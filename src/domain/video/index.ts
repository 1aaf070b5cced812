export * from './use';
export * from './describe-use';

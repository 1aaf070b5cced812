export * from './status';
export * from './resolve-double-purchase';

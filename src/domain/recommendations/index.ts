export * from './steps';
export * from './titles';

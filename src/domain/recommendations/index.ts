export * from './data';
export * from './steps';
export * from './titles';
export * from './upsell';

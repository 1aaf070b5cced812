export * from './banner';
export * from './data';
export * from './features';
export * from './offers';
export * from './steps';
export * from './summary';
export * from './upgrade';
export * from './step-order';

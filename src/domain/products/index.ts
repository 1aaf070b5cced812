export * from './names';
export * from './slugs';

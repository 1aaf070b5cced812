export * from './site-date';
export * from './period-label';

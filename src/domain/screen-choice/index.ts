export * from './resolve-screen';
export * from './route-dialog';

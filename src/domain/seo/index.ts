export * from './card';
export * from './description';
export * from './post-text';
export * from './previews';
export * from './stored-formats';
export * from './title-formats';

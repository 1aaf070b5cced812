export * from './cards';
export * from './visible-cards';
export * from './search';
export * from './search/marks';
export { listSearchWords, readSettingText, type SettingText } from './search/text';
export { readField, readQuery } from './search/words';
export * from './setting-state';

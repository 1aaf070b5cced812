export { received as settingsReceived } from './slice';
export { learnSettings } from './learn';
export { loadSettings, saveSettings } from './thunks';
export { selectIsSettingOn, selectIsSettingPending, selectSetting } from './selectors';
export { resetOptions } from './reset';

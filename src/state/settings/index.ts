export { received as settingsReceived } from './slice';
export { learnSettings } from './learn';
export { reportSettingsFailure, type SaveSentences } from './announce';
export { loadSettings, saveSettings } from './thunks';
export { selectIsSettingOn, selectIsSettingPending, selectSetting } from './selectors';
export { switchOn } from './switch-on';
export { resetOptions } from './reset';

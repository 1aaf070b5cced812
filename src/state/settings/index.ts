export { received as settingsReceived } from './slice';
export { reportSettingsFailure, type SaveSentences } from './announce';
export { learnSettings, loadSettings, saveSettings } from './thunks';
export { selectIsSettingOn, selectIsSettingPending, selectSetting } from './selectors';
export { switchOn } from './switch-on';
export { resetOptions } from './reset';

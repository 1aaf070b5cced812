export { received as settingsReceived } from './slice';
export { changeSetting } from './change-setting';
export { reportSettingsFailure, type SaveSentences } from './announce';
export { learnSettings, loadSettings, resetOptions, saveSettings, switchOn } from './thunks';
export { selectIsSettingOn, selectIsSettingPending, selectSetting } from './selectors';

export { failureDismissed as saveFailureDismissed, received as settingsReceived } from './slice';
export { changeSetting } from './change-setting';
export { announceSettingsSaved, reportSettingsFailure, type SaveSentences } from './announce';
export { saveSettings, undoSave } from './save';
export { learnSettings, loadSettings, resetOptions, switchOn } from './thunks';
export {
	selectIsSettingOn,
	selectIsSettingPending,
	selectSaveFailure,
	selectSetting,
} from './selectors';

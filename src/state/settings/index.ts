export { failureDismissed as saveFailureDismissed, received as settingsReceived } from './slice';
export { changeSetting } from './change-setting';
export {
	announceSettingsSaved,
	buildUndoSentences,
	reportSettingsFailure,
	type SaveSentences,
} from './announce';
export { saveSettings, undoBy, undoSave } from './save';
export { learnSettings, loadSettings, resetOptions, switchOn } from './thunks';
export {
	selectIsSettingOn,
	selectIsSettingPending,
	selectSaveFailure,
	selectSetting,
} from './selectors';

export {
	failureDismissed as saveFailureDismissed,
	merged as settingsMerged,
	saveFailed as settingsSaveFailed,
	received as settingsReceived,
} from './slice';
export {
	buildActivationSentences,
	buildSaveSentences,
	failureSeen,
	nameKeys,
	NOTICE as SAVE_NOTICE,
	reportSettingsFailure,
} from './announce';
export { saveValues, tellExtras } from './save';
export { describeResult, retrySettings, setSetting, setSettings } from './set';
export { loadSettings } from './load';
export { askOrConfirm, sendSettings } from './send';
export { resetOptions } from './reset';
export {
	readSetting,
	selectHasUnsavedFields,
	selectIsSettingOn,
	selectIsSettingPending,
	selectSavedSetting,
	selectSaveFailure,
	selectSetting,
	selectShownSettings,
} from './selectors';
export { saveFields, saveForms, typeField } from './save-fields';
export {
	allDropped as fieldsDropped,
	dropped as fieldDropped,
	failureDismissed as formFailureDismissed,
	ownKept,
	selectAreFieldsDirty,
	selectAreFieldsSaving,
	selectDraftKeys,
	selectFieldConflict,
	selectFieldProblem,
	selectFieldRewrite,
	selectFieldValue,
	selectFormFailure,
	selectIsFieldSaving,
	selectSettingsForm,
} from './form';
export { selectSavedTitleFormats, selectTitleFormats, typeTitleFormat } from './title-formats';

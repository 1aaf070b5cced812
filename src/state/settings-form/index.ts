export { holdBack } from './refusals';
export { saveFields, saveForms, typeField } from './thunks';
export {
	allDropped as fieldsDropped,
	dropped as fieldDropped,
	failureDismissed as formFailureDismissed,
	ownKept,
	selectHasUnsavedFields,
} from './slice';
export {
	selectAreFieldsDirty,
	selectDraftKeys,
	selectFormFailure,
	selectAreFieldsSaving,
	selectFieldConflict,
	selectFieldProblem,
	selectFieldValue,
	selectIsFieldSaving,
} from './selectors';
export { selectSavedTitleFormats, selectTitleFormats, typeTitleFormat } from './title-formats';

export { saveFields, typeField } from './thunks';
export {
	allDropped as fieldsDropped,
	dropped as fieldDropped,
	ownKept,
	selectHasUnsavedFields,
} from './slice';
export {
	selectAreFieldsDirty,
	selectAreFieldsSaving,
	selectFieldConflict,
	selectFieldProblem,
	selectFieldValue,
	selectIsFieldSaving,
} from './selectors';
export { selectSavedTitleFormats, selectTitleFormats, typeTitleFormat } from './title-formats';

export { saveFields, typeField } from './thunks';
export { allDropped as fieldsDropped, dropped as fieldDropped, ownKept } from './slice';
export { selectFieldValue } from './field-value';
export {
	selectAreFieldsDirty,
	selectAreFieldsSaving,
	selectFieldConflict,
	selectFieldProblem,
	selectHasUnsavedFields,
	selectIsFieldSaving,
} from './selectors';
export { selectSavedTitleFormats, selectTitleFormats, typeTitleFormat } from './title-formats';

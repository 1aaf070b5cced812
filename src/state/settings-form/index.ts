export { saveFields, typeField } from './thunks';
export { allDropped as fieldsDropped, dropped as fieldDropped, ownKept } from './slice';
export {
	selectAreFieldsDirty,
	selectAreFieldsSaving,
	selectFieldConflict,
	selectFieldProblem,
	selectFieldValue,
	selectHasUnsavedFields,
	selectIsFieldSaving,
} from './selectors';

import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import {
	selectFieldProblem,
	selectFieldValue,
	selectIsFieldSaving,
	typeField,
} from '@/state/settings-form';
import { useSettingState } from './use-setting-state';

/** What a field of a form needs: it is saved by its card's button, and at rest while its feature is. */
export function useField(id: string) {
	const dispatch = useAppDispatch();
	const value = useAppSelector((state) => selectFieldValue(state, id));
	const problem = useAppSelector((state) => selectFieldProblem(state, id));
	const isSaving = useAppSelector((state) => selectIsFieldSaving(state, id));
	const isUsable = useSettingState(id).kind === 'usable';
	const onChange = useCallback(
		(typed: string) => void dispatch(typeField(id, typed)),
		[dispatch, id],
	);
	return { value, problem, isSaving, isUsable, onChange };
}

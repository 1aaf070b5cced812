import { toFormValue } from '@/domain/settings-form';
import type { AppThunk } from '../types';
import { typed } from './slice';

/** Typing in a field: nothing is sent before it is saved. */
export const typeField =
	(key: string, value: string): AppThunk =>
	(dispatch, getState) => {
		const saved = toFormValue(key, getState().settings.saved[key]);
		dispatch(typed({ key, value, saved }));
	};

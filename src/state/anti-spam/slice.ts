import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';
import type { AntiSpamData, AntiSpamKeyCheck } from '@/domain/anti-spam';
import { createRemoteSlice } from '../remote-slice';

interface KeyCheckState extends AntiSpamKeyCheck {
	/** Of which key all this is said: the answer for one key says nothing of another; null before the first check. */
	checkedKey: string | null;
	/** Which check is awaited; the answer of an older one says nothing of the key that stands in the field now. */
	checkId: string | null;
	/** Why the last check could not be made; it stays while the same key is checked again. */
	error: ErrorInfo | null;
}

const initialKey: KeyCheckState = {
	validKey: null,
	invalidKeyCode: '',
	invalidKeyMessage: '',
	checkedKey: null,
	checkId: null,
	error: null,
};

interface Answer<T> {
	checkId: string;
	answer: T;
}

const slice = createSlice({
	name: 'antiSpam/key',
	initialState: initialKey,
	reducers: {
		checkStarted: (
			{ checkedKey, error },
			{ payload }: PayloadAction<Pick<KeyCheckState, 'checkId' | 'checkedKey'>>,
		) => ({
			...initialKey,
			...payload,
			error: checkedKey === payload.checkedKey ? error : null,
		}),
		checked: (state, { payload: { checkId, answer } }: PayloadAction<Answer<AntiSpamKeyCheck>>) =>
			checkId === state.checkId ? { ...state, ...answer, error: null, checkId: null } : state,
		checkFailed: (state, { payload: { checkId, answer } }: PayloadAction<Answer<ErrorInfo>>) =>
			checkId === state.checkId ? { ...state, error: answer, checkId: null } : state,
	},
});

export const { checkStarted, checked, checkFailed } = slice.actions;

export const antiSpamSlice = createRemoteSlice<AntiSpamData>('antiSpam/data');

export const antiSpamReducer = combineReducers({
	data: antiSpamSlice.reducer,
	key: slice.reducer,
});

import { combineReducers, createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';
import type { AntiSpamData, AntiSpamKeyCheck } from '@/domain/anti-spam';
import { idle } from '@/lib/remote';
import { createRemoteReducer } from '../remote-entity';
import type { RemoteData } from '../types';

export interface KeyCheckState extends AntiSpamKeyCheck {
	/** Of which key all this is said: the answer for one key says nothing of another; null before the first check. */
	checkedKey: string | null;
	/** Which check is awaited; the answer of an older one says nothing of the key that stands in the field now. */
	checkId: string | null;
	/** Why the last check could not be made. */
	error: ErrorInfo | null;
}

export interface AntiSpamState {
	data: RemoteData<AntiSpamData>;
	key: KeyCheckState;
}

const initialKey: KeyCheckState = {
	validKey: null,
	invalidKeyCode: '',
	invalidKeyMessage: '',
	checkedKey: null,
	checkId: null,
	error: null,
};

export const initialAntiSpam: AntiSpamState = { data: idle, key: initialKey };

interface Answer<T> {
	checkId: string;
	answer: T;
}

const slice = createSlice({
	name: 'anti-spam-key',
	initialState: initialKey,
	reducers: {
		checkStarted: (
			_state,
			{ payload }: PayloadAction<Pick<KeyCheckState, 'checkId' | 'checkedKey'>>,
		) => ({ ...initialKey, ...payload }),
		checked: (state, { payload: { checkId, answer } }: PayloadAction<Answer<AntiSpamKeyCheck>>) =>
			checkId === state.checkId ? { ...state, ...answer, checkId: null } : state,
		checkFailed: (state, { payload: { checkId, answer } }: PayloadAction<Answer<ErrorInfo>>) =>
			checkId === state.checkId ? { ...state, error: answer, checkId: null } : state,
	},
});

export const { checkStarted, checked, checkFailed } = slice.actions;

export const antiSpamReducer = combineReducers({
	data: createRemoteReducer<AntiSpamData>('anti-spam'),
	key: slice.reducer,
}) as unknown as Reducer<AntiSpamState>;

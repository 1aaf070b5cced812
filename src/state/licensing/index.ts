import { createSlice } from '@reduxjs/toolkit';
import type { Licensing } from '@/domain/licensing';
import type { RootState } from '../types';

const slice = createSlice({ name: 'licensing', initialState: {} as Licensing, reducers: {} });

export const licensingReducer = slice.reducer;
export const selectLicensing = (state: RootState) => state.licensing;

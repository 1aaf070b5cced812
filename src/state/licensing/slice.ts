import { createSlice } from '@reduxjs/toolkit';
import type { Licensing } from '@/domain/licensing';

const slice = createSlice({ name: 'licensing', initialState: {} as Licensing, reducers: {} });

export const licensingReducer = slice.reducer;

import { createSlice } from '@reduxjs/toolkit';
import type { ProductDescription } from '@/domain/page-data';
import type { RootState } from '../types';

/** What the page tells of each product; prices come from the provider. */
const slice = createSlice({
	name: 'products',
	initialState: {} as Record<string, ProductDescription>,
	reducers: {},
});

export const productsReducer = slice.reducer;
export const selectProducts = (state: RootState) => state.products;
export const selectProduct = (state: RootState, key: string) => state.products[key];

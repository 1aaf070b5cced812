import { createSlice } from '@reduxjs/toolkit';
import type { ProductDescription } from '@/domain/page-data';

/** What the page tells of each product; prices come from the provider. */
const slice = createSlice({
	name: 'products',
	initialState: {} as Record<string, ProductDescription>,
	reducers: {},
});

export const productsReducer = slice.reducer;

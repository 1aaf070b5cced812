import { createSlice } from '@reduxjs/toolkit';
import type { ProductDescription } from '@/domain/site/page-data';

type Products = Record<string, ProductDescription>;

const initialState: Products = {};

/** The page's description of each product; prices come from the provider. */
const slice = createSlice({
	name: 'products',
	initialState,
	reducers: {},
	selectors: {
		selectProducts: (products) => products,
	},
});

export const { selectProducts } = slice.selectors;
export const productsReducer = slice.reducer;

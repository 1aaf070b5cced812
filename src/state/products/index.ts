import type { RootState } from '../types';

export const selectProducts = (state: RootState) => state.products;
export const selectProduct = (state: RootState, key: string) => state.products[key];

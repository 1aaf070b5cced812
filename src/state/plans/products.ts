import type { ProductDescription } from '@/domain/site/page-data';
import type { RootState } from '../store/types';

/** The page's description of each product; prices come from the provider. */
export const productsReducer = (products: Record<string, ProductDescription> = {}) => products;

export const selectProducts = ({ products }: RootState) => products;

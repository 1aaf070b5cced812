import type { ProductDescription } from '@/domain/site/page-data';

type Products = Record<string, ProductDescription>;

/** The page's description of each product; prices come from the provider. */
export const productsReducer = (products: Products = {}) => products;

export const selectProducts = ({ products }: { products: Products }) => products;

/**
 * The names that stand for {product} and {host} in the specification's sentences (CONST-10).
 * Names are not translated, so modules may read them as they load.
 */
export const PRODUCT = 'Jetpack';
export const HOST = 'WordPress.com';

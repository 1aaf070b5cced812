/**
 * The names that stand for {product} and {host} in the specification's sentences (CONST-10).
 * Names are not translated, so this may be read at module scope.
 */
export const PRODUCT = 'Jetpack';
export const HOST = 'WordPress.com';

/*
 * Names are not translated, so modules may read them as they load.
 */

/** The names for {product} and {host} in the specification's sentences (CONST-10). */
export const PRODUCT = 'Jetpack';
export const HOST = 'WordPress.com';

/** This plugin: what is ours may not begin with a mark of others. */
export const PLUGIN = 'Dashboard for Jetpack';

/*
 * Names are not translated, so modules may read them as they load.
 */

/** The names for {product} and {host} in the specification's sentences (CONST-10). */
export const PRODUCT = 'Jetpack';
export const HOST = 'WordPress.com';

/** The name of this plugin, which must not begin with another company's trademark. */
export const PLUGIN = 'Dashboard for Jetpack';

import { sprintf, type TransformedText } from '@wordpress/i18n';

/*
 * Names are not translated, so modules may read them as they load.
 */

/** The names for {product} and {host} in the specification's sentences (CONST-10). */
export const PRODUCT = 'Jetpack';
export const HOST = 'WordPress.com';

/** A translated text with the name of the provider for its `%s`. */
export const withHost = (text: TransformedText<`${string}%s${string}`>): string =>
	sprintf(text, HOST);

/** The name of this plugin, which must not begin with another company's trademark. */
export const PLUGIN = 'Dashboard for Jetpack';

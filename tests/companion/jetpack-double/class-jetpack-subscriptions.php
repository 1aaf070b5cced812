<?php
/**
 * Texts for subscribers.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

/**
 * The filter that Jetpack adds with the module. It exists if the test names the texts, `texts`.
 */
class Jetpack_Subscriptions {

	/**
	 * Adds the filter.
	 */
	public static function hook() {
		if ( Jetpack_Double::get( 'texts', array() ) ) {
			add_filter( 'default_option_subscription_options', array( self::class, 'texts' ), 10, 3 );
		}
	}

	/**
	 * The texts of a site without the option. As in Jetpack, a default that the caller names wins.
	 *
	 * @param mixed  $fallback    Default.
	 * @param string $option      Name of the option.
	 * @param bool   $has_default Whether the caller named the default.
	 * @return mixed
	 */
	public static function texts( $fallback, $option, $has_default ) {
		Jetpack_Double::may_throw( __METHOD__ );
		return $has_default ? $fallback : Jetpack_Double::get( 'texts', array() );
	}
}

Jetpack_Subscriptions::hook();

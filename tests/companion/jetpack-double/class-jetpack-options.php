<?php
/**
 * Jetpack's own options.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

/**
 * Values that no other test writes.
 */
class Jetpack_Options {

	/**
	 * One option.
	 *
	 * @param string $name     Name.
	 * @param mixed  $fallback Value of an option that is not set.
	 * @return mixed
	 */
	public static function get_option( $name, $fallback = false ) {
		Jetpack_Double::may_throw( __METHOD__ );
		$options = array(
			'id'          => 4711,
			'master_user' => 1,
		);
		return $options[ $name ] ?? $fallback;
	}
}

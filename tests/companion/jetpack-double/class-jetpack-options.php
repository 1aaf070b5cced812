<?php
/**
 * Jetpack's own options.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

/**
 * Values for one request.
 */
class Jetpack_Options {

	/**
	 * Values by name.
	 *
	 * @var array
	 */
	private static $options = array(
		'id'          => 4711,
		'master_user' => 1,
	);

	/**
	 * One option.
	 *
	 * @param string $name     Name.
	 * @param mixed  $fallback Value of an option that is not set.
	 * @return mixed
	 */
	public static function get_option( $name, $fallback = false ) {
		Jetpack_Double::may_throw( __METHOD__ );
		return self::$options[ $name ] ?? $fallback;
	}

	/**
	 * Sets an option.
	 *
	 * @param string $name  Name.
	 * @param mixed  $value Value.
	 */
	public static function update_option( $name, $value ) {
		self::$options[ $name ] = $value;
	}
}

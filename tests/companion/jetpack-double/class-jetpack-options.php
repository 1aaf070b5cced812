<?php
/**
 * Jetpack's own options.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

/**
 * A site's number and owner, and what is saved in the options of the same names.
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
		$fixed = array(
			'id'          => 4711,
			'master_user' => 1,
		);
		return $fixed[ $name ] ?? get_option( "jetpack_$name", $fallback );
	}

	/**
	 * Saves an option.
	 *
	 * @param string $name  Name.
	 * @param mixed  $value Value.
	 * @return bool
	 */
	public static function update_option( $name, $value ) {
		return update_option( "jetpack_$name", $value );
	}
}

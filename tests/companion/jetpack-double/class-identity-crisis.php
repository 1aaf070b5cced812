<?php
/**
 * Identity crisis.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack;

use Jetpack_Double;

defined( 'ABSPATH' ) || exit;

/**
 * A crisis, if the test requests one: { home, siteurl, wpcom_home, wpcom_siteurl, error_code, is_confirmed }.
 */
class Identity_Crisis {

	/**
	 * Prints the script of a crisis where Jetpack prints it: in the footer.
	 */
	public static function hook() {
		add_action( 'admin_print_footer_scripts', array( self::class, 'print_state' ) );
	}

	/**
	 * Prints the data that Jetpack's own banner reads. In wp-admin, it has no addresses once safe mode is confirmed.
	 */
	public static function print_state() {
		if ( self::validate_sync_error_idc_option() ) {
			$crisis = self::crisis();
			$state  = array(
				'wpcomHomeUrl'        => $crisis['is_confirmed'] ? null : $crisis['wpcom_home'],
				'currentUrl'          => $crisis['is_confirmed'] ? null : $crisis['home'],
				'isSafeModeConfirmed' => $crisis['is_confirmed'],
			);
			echo '<script>var JP_IDENTITY_CRISIS__INITIAL_STATE = ', wp_json_encode( $state ), ';</script>';
		}
	}

	/**
	 * Whether there is a crisis.
	 *
	 * @return bool
	 */
	public static function validate_sync_error_idc_option() {
		return (bool) self::crisis();
	}

	/**
	 * The stored crisis.
	 *
	 * @return array|false
	 */
	public static function check_identity_crisis() {
		Jetpack_Double::may_throw( __METHOD__ );
		return self::crisis() ? array_diff_key( self::crisis(), array( 'is_confirmed' => true ) ) : false;
	}

	/**
	 * Whether safe mode was chosen.
	 *
	 * @return bool
	 */
	public static function safe_mode_is_confirmed() {
		return self::crisis()['is_confirmed'] ?? false;
	}

	private static function crisis() {
		return Jetpack_Double::get( 'crisis', array() );
	}
}

Identity_Crisis::hook();

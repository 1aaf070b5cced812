<?php
/**
 * Connection state of the double.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack\Connection;

use Jetpack_Double;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a variable, as the connection package does.
 */
class Initial_State {

	/**
	 * The script.
	 *
	 * @return string "" after the provider has failed once.
	 */
	public static function render() {
		Jetpack_Double::may_throw( __METHOD__ );
		$provider = Jetpack_Double::get( 'provider', '' );
		if ( $provider && ! get_transient( 'jetpack_double_failed' ) && is_wp_error( wp_remote_get( $provider, array( 'timeout' => 10 ) ) ) ) {
			set_transient( 'jetpack_double_failed', true );
		}
		if ( get_transient( 'jetpack_double_failed' ) ) {
			return '';
		}
		$state = array( 'siteSuffix' => 'double.example::blog' );
		return 'var JP_CONNECTION_INITIAL_STATE=JSON.parse(decodeURIComponent("' . rawurlencode( wp_json_encode( $state ) ) . '"));';
	}
}

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
	 * @return string
	 */
	public static function render() {
		Jetpack_Double::may_throw( __METHOD__ );
		$state = array( 'siteSuffix' => 'double.example::blog' );
		return 'var JP_CONNECTION_INITIAL_STATE=JSON.parse(decodeURIComponent("' . rawurlencode( wp_json_encode( $state ) ) . '"));';
	}
}

<?php
/**
 * The plugins that use the connection.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack\Connection;

use Jetpack_Double;

defined( 'ABSPATH' ) || exit;

/**
 * The plugins that use the connection.
 */
class Plugin_Storage {

	/**
	 * Only Jetpack.
	 *
	 * @return array
	 */
	public static function get_all() {
		Jetpack_Double::may_throw( __METHOD__ );
		return array( 'jetpack' => array( 'name' => 'Jetpack' ) );
	}
}

<?php
/**
 * Options of the stats.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack\Stats;

use Jetpack_Double;

defined( 'ABSPATH' ) || exit;

/**
 * Options of the stats.
 */
class Options {

	/**
	 * The roles that view the stats.
	 *
	 * @return string[]
	 */
	public static function get_option() {
		Jetpack_Double::may_throw( __METHOD__ );
		return array( 'administrator', 'editor' );
	}
}

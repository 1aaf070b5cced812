<?php
/**
 * Licenses.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack;

use Jetpack_Double;

defined( 'ABSPATH' ) || exit;

/**
 * Licenses.
 */
class Licensing {

	/**
	 * The one instance.
	 *
	 * @return Licensing
	 */
	public static function instance() {
		Jetpack_Double::may_throw( __METHOD__ );
		return new self();
	}

	/**
	 * No error.
	 *
	 * @return string
	 */
	public function last_error() {
		Jetpack_Double::may_throw( __METHOD__ );
		return 'A license error of the double';
	}
}

<?php
/**
 * Counts of the licenses.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack\Licensing;

use Jetpack_Double;

defined( 'ABSPATH' ) || exit;

/**
 * Counts of the licenses.
 */
class Endpoints {

	/**
	 * One unused license.
	 *
	 * @return array
	 */
	public static function get_user_license_counts() {
		Jetpack_Double::may_throw( __METHOD__ );
		return array(
			'attached' => 2,
			'detached' => 1,
			'revoked'  => 0,
		);
	}
}

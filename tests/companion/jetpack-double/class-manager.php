<?php
/**
 * Account data of the double.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack\Connection;

defined( 'ABSPATH' ) || exit;

/**
 * Has no method for the connection owner, as in an older release.
 */
class Manager {

	/**
	 * Whether the user has an account.
	 *
	 * @return bool
	 */
	public function is_user_connected() {
		return true;
	}
}

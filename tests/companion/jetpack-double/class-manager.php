<?php
/**
 * The double's word on accounts.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack\Connection;

defined( 'ABSPATH' ) || exit;

/**
 * Says who has an account, and not who owns the connection: an older release need not have every method.
 */
class Manager {

	/**
	 * Everybody has one.
	 *
	 * @return bool
	 */
	public function is_user_connected() {
		return true;
	}
}

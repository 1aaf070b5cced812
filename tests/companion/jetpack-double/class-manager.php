<?php
/**
 * Account data of the double.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack\Connection;

use Jetpack_Double;

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
		Jetpack_Double::may_throw( __METHOD__ );
		return true;
	}

	/**
	 * The record of the account, with names that differ from those of Jetpack 11.2.
	 *
	 * @return array
	 */
	public function get_connected_user_data() {
		Jetpack_Double::may_throw( __METHOD__ );
		return array(
			'id'         => '70001',
			'username'   => 'cloud-user',
			'name'       => 'Cloud User',
			'avatar_URL' => 'https://example.com/picture.png',
		);
	}
}

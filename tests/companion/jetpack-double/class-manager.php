<?php
/**
 * The users' accounts, without the owner: an older release need not have every method.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack\Connection;

use Jetpack_Double;

defined( 'ABSPATH' ) || exit;

/**
 * The users' accounts, without the owner: an older release need not have every method.
 */
class Manager {

	/**
	 * Every user has an account.
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

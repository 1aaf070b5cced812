<?php
/**
 * The connection as the REST API reports it.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Automattic\Jetpack\Connection;

use Jetpack_Double;

defined( 'ABSPATH' ) || exit;

/**
 * The connection as the REST API reports it.
 */
class REST_Connector {

	/**
	 * A connected site.
	 *
	 * @return array
	 */
	public static function connection_status() {
		Jetpack_Double::may_throw( __METHOD__ );
		return array(
			'isActive'          => true,
			'isRegistered'      => true,
			'isUserConnected'   => true,
			'hasConnectedOwner' => true,
			'offlineMode'       => array_fill_keys( array( 'isActive', 'constant', 'url', 'filter', 'wpLocalConstant' ), false ),
		);
	}
}

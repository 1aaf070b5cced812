<?php
/**
 * The site's connection.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the connection from Jetpack's connection package (DATA-01).
 */
class Connection {

	/**
	 * Fields of `Initial_State`.
	 *
	 * @return array
	 * @throws Missing_Part If this Jetpack has no connection package.
	 */
	public static function facts() {
		$own = array(
			'isInIdentityCrisis' => (bool) Ask::maybe( false, 'Automattic\\Jetpack\\Identity_Crisis', 'validate_sync_error_idc_option' ),
			'sandboxDomain'      => defined( 'JETPACK__SANDBOX_DOMAIN' ) ? JETPACK__SANDBOX_DOMAIN : '',
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Jetpack's filter.
			'errors'             => apply_filters( 'react_connection_errors_initial_state', array() ),
		);
		$plugins = Ask::maybe( array(), 'Automattic\\Jetpack\\Connection\\Plugin_Storage', 'get_all' );
		return array(
			'connectionStatus'         => $own + (array) Ask::of( 'Automattic\\Jetpack\\Connection\\REST_Connector', 'connection_status', false ),
			'connectedPlugins'         => is_array( $plugins ) ? $plugins : array(),
			'doNotUseConnectionIframe' => (bool) Ask::maybe( false, 'Automattic\\Jetpack\\Constants', 'is_true', 'JETPACK_SHOULD_NOT_USE_CONNECTION_IFRAME' ),
		);
	}

	/**
	 * A site that is not known to be connected.
	 *
	 * @return array
	 */
	public static function fallback() {
		return array(
			'connectionStatus'         => array(
				'isActive'          => false,
				'isRegistered'      => false,
				'isUserConnected'   => false,
				'hasConnectedOwner' => false,
				'offlineMode'       => array( 'isActive' => false ),
			),
			'connectedPlugins'         => array(),
			'doNotUseConnectionIframe' => false,
		);
	}
}

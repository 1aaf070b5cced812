<?php
/**
 * Page data of the double.
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

/**
 * The required page data, with values that identify the double.
 */
class Jetpack_Redux_State_Helper {

	/**
	 * `Initial_State`.
	 *
	 * @return array
	 */
	public static function get_initial_state() {
		return array(
			'WP_API_root'      => esc_url_raw( rest_url() ),
			'WP_API_nonce'     => wp_create_nonce( 'wp_rest' ),
			'adminUrl'         => admin_url(),
			'rawUrl'           => 'double.example::blog',
			'siteTitle'        => 'Site of the double',
			'currentVersion'   => JETPACK__VERSION,
			'connectionStatus' => array(
				'isActive'          => true,
				'isRegistered'      => true,
				'isUserConnected'   => true,
				'hasConnectedOwner' => true,
				'offlineMode'       => array_fill_keys( array( 'isActive', 'constant', 'url', 'filter', 'wpLocalConstant' ), false ),
			),
			'connectedPlugins' => array( 'jetpack' => array( 'name' => 'Jetpack' ) ),
			'userData'         => array( 'currentUser' => self::user() ),
			'siteData'         => array( 'blog_id' => 4711 ),
			'getModules'       => array(),
			'settings'         => array( 'dismiss_empty_stats_card' => false ),
		);
	}

	private static function user() {
		$names = array( 'admin_page', 'connect', 'connect_user', 'disconnect', 'edit_posts', 'manage_modules', 'manage_options', 'manage_plugins', 'publish_posts', 'view_stats' );
		return array(
			'id'          => get_current_user_id(),
			'username'    => wp_get_current_user()->user_login,
			'isConnected' => true,
			'isMaster'    => true,
			'wpcomUser'   => array(),
			'permissions' => array_fill_keys( $names, current_user_can( 'manage_options' ) ),
		);
	}
}

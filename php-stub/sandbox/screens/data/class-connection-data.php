<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens\Data;

use Dashboard_For_Jetpack\Admin_Page\Globals;
use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** Shapes that page data and REST share. */
class Connection_Data {

	/** @return array The answer to GET connection. */
	public static function status() {
		return array(
			'isActive'          => Connection::is_registered(),
			'isStaging'         => (bool) Connection::get( 'isStaging' ) || (bool) Connection::get( 'isInIdentityCrisis' ),
			'isRegistered'      => Connection::is_registered(),
			'isUserConnected'   => Connection::is_linked(),
			'hasConnectedOwner' => Connection::has_owner(),
			'isPublic'          => (bool) get_option( 'blog_public' ),
			'offlineMode'       => Connection::offline_mode(),
		);
	}

	/** @return array The status with the keys that only the page data has. */
	public static function status_for_page() {
		return self::status() + array(
			'isInIdentityCrisis' => (bool) Connection::get( 'isInIdentityCrisis' ),
			'sandboxDomain'      => (string) Connection::get( 'sandboxDomain', '' ),
			'errors'             => Connection::get( 'errors', array() ),
		);
	}

	/** @return array The answer to GET connection/data. */
	public static function of_user() {
		$owner = Connection::has_owner() ? get_userdata( Connection::owner_id() ) : false;
		return array(
			'currentUser'     => User_Data::current(),
			'connectionOwner' => $owner ? $owner->display_name : null,
		);
	}

	/**
	 * GET connection/plugins: a list with the slug in each entry, where the page data has a map.
	 *
	 * @return array[] [ { name, slug } ]
	 */
	public static function plugins() {
		$list = array();
		foreach ( Connection::get( 'connectedPlugins', array() ) as $slug => $plugin ) {
			$list[] = $plugin + compact( 'slug' );
		}
		return $list;
	}

	/** @return array `JP_CONNECTION_INITIAL_STATE`. */
	public static function for_connection_package() {
		return array(
			'apiRoot'            => esc_url_raw( rest_url() ),
			'apiNonce'           => wp_create_nonce( 'wp_rest' ),
			'registrationNonce'  => wp_create_nonce( 'jetpack-registration-nonce' ),
			'connectionStatus'   => self::status(),
			'userConnectionData' => self::of_user(),
			'connectedPlugins'   => self::plugins(),
			'wpVersion'          => get_bloginfo( 'version' ),
			'siteSuffix'         => Globals::site_suffix(),
		);
	}

	/** @return array The same for the dialog on the Plugins screen, which has no other page data. */
	public static function for_plugins_screen() {
		return self::for_connection_package() + array(
			'adminUrl' => admin_url(),
			'blogId'   => (int) Connection::get( 'blogId', 0 ),
		);
	}
}

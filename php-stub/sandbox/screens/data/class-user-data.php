<?php

namespace Dashboard_For_Jetpack\Sandbox\Screens\Data;

use Dashboard_For_Jetpack\Sandbox\Cloud\Accounts;
use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** The current user with the capabilities that WordPress grants. */
class User_Data {

	/** @return array `userData.currentUser`. */
	public static function current() {
		$user = wp_get_current_user();
		return array(
			'isConnected' => Connection::is_linked(),
			'isMaster'    => Connection::is_current_user_owner(),
			'username'    => $user->user_login,
			'id'          => $user->ID,
			'wpcomUser'   => Accounts::of( $user ),
			'gravatar'    => (string) get_avatar_url( $user->ID, array( 'size' => 96 ) ),
			'permissions' => self::permissions(),
		);
	}

	/** @return array|false `tracksUserData`. */
	public static function for_tracks() {
		if ( ! Connection::is_linked() ) {
			return false;
		}
		$account = Accounts::of( wp_get_current_user() );
		return array(
			'blogid'   => (int) Connection::get( 'blogId' ),
			'userid'   => $account['ID'],
			'username' => $account['login'],
		);
	}

	private static function permissions() {
		$manages_plugins = current_user_can( 'install_plugins' ) && current_user_can( 'activate_plugins' )
			&& current_user_can( 'update_plugins' ) && current_user_can( 'delete_plugins' );
		return array(
			'admin_page'         => current_user_can( 'jetpack_admin_page' ),
			'connect'            => current_user_can( 'jetpack_connect' ),
			'connect_user'       => current_user_can( 'jetpack_connect_user' ),
			'disconnect'         => current_user_can( 'jetpack_disconnect' ),
			'manage_modules'     => current_user_can( 'jetpack_manage_modules' ),
			'network_admin'      => current_user_can( 'jetpack_network_admin_page' ),
			'network_sites_page' => current_user_can( 'jetpack_network_sites_page' ),
			'edit_posts'         => current_user_can( 'edit_posts' ),
			'publish_posts'      => current_user_can( 'publish_posts' ),
			'manage_options'     => current_user_can( 'manage_options' ),
			'view_stats'         => current_user_can( 'view_stats' ),
			'manage_plugins'     => $manages_plugins,
			'install_plugins'    => current_user_can( 'install_plugins' ),
			'activate_plugins'   => current_user_can( 'activate_plugins' ),
			'update_plugins'     => current_user_can( 'update_plugins' ),
			'modify_files'       => wp_is_file_mod_allowed( 'capability_update_core' ),
		);
	}
}

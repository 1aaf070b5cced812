<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

use Dashboard_For_Jetpack\Admin_Page\Rights;

defined( 'ABSPATH' ) || exit;

/** The current user, the connected account and what the user may do (DATA-04). */
class User {

	/** Key of the permission to the capability that grants it. */
	const CAPABILITIES = array(
		'admin_page'         => 'jetpack_admin_page',
		'connect'            => 'jetpack_connect',
		'connect_user'       => 'jetpack_connect_user',
		'disconnect'         => 'jetpack_disconnect',
		'manage_modules'     => 'jetpack_manage_modules',
		'network_admin'      => 'jetpack_network_admin_page',
		'network_sites_page' => 'jetpack_network_sites_page',
		'edit_posts'         => 'edit_posts',
		'publish_posts'      => 'publish_posts',
		'manage_options'     => 'manage_options',
		'view_stats'         => 'view_stats',
		// Jetpack prints only the right to do everything with plugins.
		'install_plugins'    => 'install_plugins',
		'activate_plugins'   => 'activate_plugins',
		'update_plugins'     => 'update_plugins',
	);

	const MANAGE_PLUGINS = array( 'install_plugins', 'activate_plugins', 'update_plugins', 'delete_plugins' );

	/** Names that the provider's record of the account has or may have, in order of preference. */
	const ACCOUNT = array(
		'ID'           => array( 'ID', 'id', 'user_id' ),
		'login'        => array( 'login', 'username', 'user_login' ),
		'email'        => array( 'email', 'user_email' ),
		'display_name' => array( 'display_name', 'displayName', 'name' ),
		'avatar'       => array( 'avatar', 'avatar_URL', 'avatar_url' ),
	);

	/** @throws Missing_Part If this Jetpack has no class for the connection. */
	public static function facts() {
		$id        = get_current_user_id();
		$is_linked = (bool) Ask::of_new( Connection::MANAGER, 'is_user_connected', $id );
		$account   = self::account();
		return array(
			'userData'       => array(
				'currentUser' => array(
					'isConnected' => $is_linked,
					'isMaster'    => $is_linked && (int) Ask::option( 'master_user', 0 ) === $id,
					'wpcomUser'   => $account,
				) + self::local(),
			),
			'tracksUserData' => isset( $account['ID'] ) ? array(
				'blogid'   => (int) Ask::option( 'id', 0 ),
				'userid'   => $account['ID'],
				'username' => $account['login'] ?? '',
			) : false,
		);
	}

	/** The WordPress user without an account. */
	public static function fallback() {
		return array(
			'userData'       => array(
				'currentUser' => array(
					'isConnected' => false,
					'isMaster'    => false,
					'wpcomUser'   => array( 'avatar' => false ),
				) + self::local(),
			),
			'tracksUserData' => false,
		);
	}

	/** @return array What WordPress itself has. */
	private static function local() {
		$user        = wp_get_current_user();
		$permissions = array_map( array( Rights::class, 'has' ), self::CAPABILITIES );
		return array(
			'id'          => $user->ID,
			'username'    => $user->user_login,
			'gravatar'    => get_avatar_url( $user->ID ),
			'permissions' => $permissions + array(
				'manage_plugins' => ! in_array( false, array_map( 'current_user_can', self::MANAGE_PLUGINS ), true ),
				// WordPress asks the same before it grants one of these rights.
				'modify_files'   => wp_is_file_mod_allowed( 'capability_update_core' ),
			),
		);
	}

	/**
	 * The connected account, in one shape. The provider's record differs between the two interfaces that releases of Jetpack read it from.
	 *
	 * @return array { ID, login, email, display_name, avatar, … }; only { avatar: false } for an account that is not connected or not known.
	 */
	private static function account() {
		$record = Ask::maybe_new( false, Connection::MANAGER, 'get_connected_user_data' );
		$record = is_array( $record ) || is_object( $record ) ? (array) $record : array();
		foreach ( self::ACCOUNT as $key => $names ) {
			$known = array_filter( array_intersect_key( $record, array_flip( $names ) ) );
			if ( $known ) {
				$record[ $key ] = $record[ current( array_intersect( $names, array_keys( $known ) ) ) ];
			}
		}
		if ( isset( $record['ID'] ) ) {
			$record['ID'] = (int) $record['ID'];
		}
		if ( ! empty( $record['email'] ) ) {
			$record['avatar'] = get_avatar_url(
				$record['email'],
				array(
					'size'    => 64,
					'default' => 'mysteryman',
				)
			);
		}
		return $record + array( 'avatar' => false );
	}
}

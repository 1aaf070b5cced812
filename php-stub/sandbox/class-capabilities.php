<?php

namespace Dashboard_For_Jetpack\Sandbox;

use Dashboard_For_Jetpack\Sandbox\Modules\Active_Modules;
use Dashboard_For_Jetpack\Sandbox\Plugins\Stand_Ins;
use Dashboard_For_Jetpack\Sandbox\Settings\Store as Settings;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;

defined( 'ABSPATH' ) || exit;

/** Maps `jetpack_*` and `view_stats` to WordPress's capabilities. No role gets a new capability. */
class Capabilities {

	const DO_NOT_ALLOW = 'do_not_allow';

	public static function hook() {
		add_filter( 'map_meta_cap', array( self::class, 'map' ), 10, 3 );
		add_filter( 'file_mod_allowed', array( self::class, 'lock_files' ), 10, 2 );
	}

	/**
	 * Filter `map_meta_cap`.
	 *
	 * @param string[] $caps Required capabilities so far.
	 * @param string   $cap  Requested capability.
	 */
	public static function map( $caps, $cap, $user_id ) {
		switch ( $cap ) {
			case 'jetpack_admin_page':
				return array( Connection::is_offline() ? 'manage_options' : 'read' );
			case 'jetpack_connect':
			case 'jetpack_reconnect':
				return array( Connection::is_offline() ? self::DO_NOT_ALLOW : 'manage_options' );
			case 'jetpack_connect_user':
				return array( self::connect_user() );
			case 'jetpack_disconnect':
				return array( (string) apply_filters( 'jetpack_disconnect_cap', 'manage_options' ) );
			case 'jetpack_manage_modules':
			case 'jetpack_configure_modules':
				return array( 'manage_options' );
			case 'jetpack_network_admin_page':
				return array( is_multisite() ? 'manage_network_plugins' : self::DO_NOT_ALLOW );
			case 'jetpack_network_sites_page':
				return array( is_multisite() ? 'manage_sites' : self::DO_NOT_ALLOW );
			case 'admin_zerobs_manage_options':
				// Administrators of the site administer the customers of the stand-in. A real CRM has its own capability.
				return Stand_Ins::is_active( 'zero-bs-crm' ) ? array( 'manage_options' ) : $caps;
			case 'view_stats':
				return array( self::may_view_stats( $user_id ) ? 'read' : self::DO_NOT_ALLOW );
		}
		return $caps;
	}

	/**
	 * Filter `file_mod_allowed`: a host that forbids changes of files, as with DISALLOW_FILE_MODS. Only for the rights of users, because the sandbox
	 * installs the plugins of its scenarios.
	 *
	 * @param bool   $is_allowed Whether changes are allowed so far.
	 * @param string $context    The caller's purpose.
	 */
	public static function lock_files( $is_allowed, $context ) {
		return $is_allowed && ! ( 'capability_update_core' === $context && Site::flag( 'areFilesLocked' ) );
	}

	private static function connect_user() {
		if ( Connection::is_offline() ) {
			return self::DO_NOT_ALLOW;
		}
		return Connection::has_owner() ? 'read' : 'manage_options';
	}

	private static function may_view_stats( $user_id ) {
		$user = get_userdata( $user_id );
		return $user && Active_Modules::is_active( 'stats' )
			&& array_intersect( $user->roles, (array) Settings::get( 'roles', array( 'administrator' ) ) );
	}
}

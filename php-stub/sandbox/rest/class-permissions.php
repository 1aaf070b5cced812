<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Permissions of the routes, by name. A method has the name of a permission that no capability alone gives. */
class Permissions {

	/** Name → capability, and the contract's code of a denial. Without a code, WordPress denies with its own `rest_forbidden`. */
	const CAPABILITIES = array(
		'admin_page'           => array( 'jetpack_admin_page', 'invalid_user_permission_view_admin' ),
		'admin_page_generic'   => array( 'jetpack_admin_page' ),
		'modules'              => array( 'jetpack_manage_modules', 'invalid_user_permission_manage_modules' ),
		'modules_generic'      => array( 'jetpack_manage_modules' ),
		'settings'             => array( 'jetpack_configure_modules', 'invalid_user_permission_manage_settings' ),
		'connect'              => array( 'jetpack_connect', 'invalid_user_permission_jetpack_connect' ),
		'reconnect'            => array( 'jetpack_reconnect', 'invalid_user_permission_jetpack_disconnect' ),
		'disconnect'           => array( 'jetpack_disconnect', 'invalid_user_permission_jetpack_disconnect' ),
		'connect_user'         => array( 'jetpack_connect_user', 'invalid_user_permission_user_connection_data' ),
		// Plans, products and connection/url.
		'connect_user_for_url' => array( 'jetpack_connect_user', 'invalid_user_permission_jetpack_connect' ),
		'activate_plugins'     => array( 'activate_plugins', 'invalid_user_permission_activate_plugins' ),
		'options'              => array( 'manage_options', 'invalid_user_permission_view_admin' ),
		'options_generic'      => array( 'manage_options' ),
		'identity_crisis'      => array( 'jetpack_disconnect', 'invalid_user_permission_identity_crisis' ),
		'sync'                 => array( 'manage_options', 'invalid_user_permission_sync' ),
		'publish_posts'        => array( 'publish_posts' ),
		// Without the CRM plugin, no user has it.
		'manage_crm'           => array( 'admin_zerobs_manage_options' ),
	);

	/** Denials that name the owner of the connection, not an administrator. */
	const OF_OWNER = array( 'invalid_permission_manage_user_licenses', 'invalid_user_permission_set_jetpack_license_key', 'invalid_user_permission_sync' );

	/**
	 * The callback of a permission.
	 *
	 * @param string $name Of CAPABILITIES, or of a method.
	 * @return callable
	 */
	public static function of( $name ) {
		if ( ! isset( self::CAPABILITIES[ $name ] ) ) {
			return array( self::class, $name );
		}
		return static function () use ( $name ) {
			list( $capability, $code ) = self::CAPABILITIES[ $name ] + array( 1 => null );
			return null === $code ? current_user_can( $capability ) : self::unless( current_user_can( $capability ), $code );
		};
	}

	public static function everybody() {
		return true;
	}

	public static function logged_in() {
		return is_user_logged_in();
	}

	/** Authors may send only their own key. */
	public static function settings_generic( WP_REST_Request $request ) {
		return array( 'post_by_email_address' ) === array_keys( Controller::body( $request ) )
			? current_user_can( 'edit_posts' ) && current_user_can( 'jetpack_admin_page' )
			: current_user_can( 'jetpack_configure_modules' );
	}

	public static function unlink() {
		return self::unless( current_user_can( 'jetpack_connect_user' ) && Connection::is_linked(), 'invalid_user_permission_unlink_user' );
	}

	public static function plugins() {
		return self::unless( current_user_can( 'jetpack_admin_page' ) && current_user_can( 'activate_plugins' ), 'invalid_user_permission_activate_plugins' );
	}

	public static function owner() {
		return self::unless( Connection::is_current_user_owner(), 'invalid_permission_manage_user_licenses' );
	}

	/** The licensing UI is off unless the scenario or a filter turns it on. */
	public static function license_key() {
		return self::unless( self::is_licensing_shown() && current_user_can( 'jetpack_connect_user' ), 'invalid_user_permission_set_jetpack_license_key' );
	}

	/** @return bool Whether the licensing UI is on. */
	public static function is_licensing_shown() {
		return (bool) apply_filters( 'jetpack_licensing_ui_enabled', (bool) Site::flag( 'showLicensingUi' ) );
	}

	/** The real API's message contains a line break, too, and clients must handle it. The status is 401 if logged out, 403 if logged in. */
	private static function unless( $is_allowed, $code ) {
		$way     = in_array( $code, self::OF_OWNER, true ) ? __( 'Ask the owner of the connection.', 'dashboard-for-jetpack' ) : __( 'Ask an administrator of this site.', 'dashboard-for-jetpack' );
		$message = __( 'You don’t have permission to do this.', 'dashboard-for-jetpack' ) . "\n\t\t\t" . $way;
		return $is_allowed ? true : new WP_Error( $code, $message, array( 'status' => rest_authorization_required_code() ) );
	}
}

<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\State\Connection;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Permission callbacks, named by the contract's codes. `*_generic` deny with WordPress's own `rest_forbidden`. */
class Permissions {

	/** @return bool PUBLIC. */
	public static function everybody() {
		return true;
	}

	/** @return true|WP_Error ADMIN_PAGE. */
	public static function admin_page() {
		return self::need( 'jetpack_admin_page', 'invalid_user_permission_view_admin' );
	}

	/** @return bool ADMIN_PAGE, generic denial. */
	public static function admin_page_generic() {
		return current_user_can( 'jetpack_admin_page' );
	}

	/** @return true|WP_Error MODULES. */
	public static function modules() {
		return self::need( 'jetpack_manage_modules', 'invalid_user_permission_manage_modules' );
	}

	/** @return bool MODULES, generic denial. */
	public static function modules_generic() {
		return current_user_can( 'jetpack_manage_modules' );
	}

	/** @return true|WP_Error SETTINGS. */
	public static function settings() {
		return self::need( 'jetpack_configure_modules', 'invalid_user_permission_manage_settings' );
	}

	/** @return bool SETTINGS, generic denial. Authors may send only their own key. */
	public static function settings_generic( WP_REST_Request $request ) {
		return array( 'post_by_email_address' ) === array_keys( Body::of( $request ) )
			? current_user_can( 'edit_posts' ) && current_user_can( 'jetpack_admin_page' )
			: current_user_can( 'jetpack_configure_modules' );
	}

	/** @return true|WP_Error CONNECT. */
	public static function connect() {
		return self::need( 'jetpack_connect', 'invalid_user_permission_jetpack_connect' );
	}

	/** @return true|WP_Error RECONNECT. */
	public static function reconnect() {
		return self::need( 'jetpack_reconnect', 'invalid_user_permission_jetpack_disconnect' );
	}

	/** @return true|WP_Error DISCONNECT. */
	public static function disconnect() {
		return self::need( 'jetpack_disconnect', 'invalid_user_permission_jetpack_disconnect' );
	}

	/** @return true|WP_Error CONNECT_USER. */
	public static function connect_user() {
		return self::need( 'jetpack_connect_user', 'invalid_user_permission_user_connection_data' );
	}

	/** @return true|WP_Error CONNECT_USER with another denial code: plans, products, connection/url. */
	public static function connect_user_for_url() {
		return self::need( 'jetpack_connect_user', 'invalid_user_permission_jetpack_connect' );
	}

	/** @return true|WP_Error UNLINK. */
	public static function unlink() {
		return current_user_can( 'jetpack_connect_user' ) && Connection::is_linked() ? true : self::denied( 'invalid_user_permission_unlink_user' );
	}

	/** @return true|WP_Error PLUGINS. */
	public static function plugins() {
		return current_user_can( 'jetpack_admin_page' ) ? self::need( 'activate_plugins', 'invalid_user_permission_activate_plugins' ) : self::denied( 'invalid_user_permission_activate_plugins' );
	}

	/** @return true|WP_Error Permission to activate plugins: connection/plugins. */
	public static function activate_plugins() {
		return self::need( 'activate_plugins', 'invalid_user_permission_activate_plugins' );
	}

	/** @return true|WP_Error OPTIONS with the code of licensing/error. */
	public static function options() {
		return self::need( 'manage_options', 'invalid_user_permission_view_admin' );
	}

	/** @return true|WP_Error IDC. */
	public static function identity_crisis() {
		return self::need( 'jetpack_disconnect', 'invalid_user_permission_identity_crisis' );
	}

	private static function need( $capability, $code ) {
		return current_user_can( $capability ) ? true : self::denied( $code );
	}

	/**
	 * A denial. The real API's message contains a line break, too, and clients must handle it.
	 *
	 * @param string $code Machine code.
	 * @return WP_Error 401 if logged out, 403 if logged in.
	 */
	private static function denied( $code ) {
		$message = __( 'You don’t have permission to do this.', 'dashboard-for-jetpack' ) . "\n\t\t\t" . __( 'Ask an administrator of this site.', 'dashboard-for-jetpack' );
		return new WP_Error( $code, $message, array( 'status' => rest_authorization_required_code() ) );
	}
}

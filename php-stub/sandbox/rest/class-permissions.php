<?php
/**
 * Permissions of the routes.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\State\Connection;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Permission callbacks, named by the contract's codes. `*_generic` deny with WordPress's own `rest_forbidden`.
 */
class Permissions {

	/**
	 * PUBLIC.
	 *
	 * @return bool
	 */
	public static function everybody() {
		return true;
	}

	/**
	 * ADMIN_PAGE.
	 *
	 * @return true|WP_Error
	 */
	public static function admin_page() {
		return self::need( 'jetpack_admin_page', 'invalid_user_permission_view_admin' );
	}

	/**
	 * ADMIN_PAGE, generic denial.
	 *
	 * @return bool
	 */
	public static function admin_page_generic() {
		return current_user_can( 'jetpack_admin_page' );
	}

	/**
	 * MODULES.
	 *
	 * @return true|WP_Error
	 */
	public static function modules() {
		return self::need( 'jetpack_manage_modules', 'invalid_user_permission_manage_modules' );
	}

	/**
	 * MODULES, generic denial.
	 *
	 * @return bool
	 */
	public static function modules_generic() {
		return current_user_can( 'jetpack_manage_modules' );
	}

	/**
	 * SETTINGS.
	 *
	 * @return true|WP_Error
	 */
	public static function settings() {
		return self::need( 'jetpack_configure_modules', 'invalid_user_permission_manage_settings' );
	}

	/**
	 * SETTINGS, generic denial. Authors may send their own key only, without any other.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return bool
	 */
	public static function settings_generic( WP_REST_Request $request ) {
		return array( 'post_by_email_address' ) === array_keys( Body::of( $request ) )
			? current_user_can( 'edit_posts' ) && current_user_can( 'jetpack_admin_page' )
			: current_user_can( 'jetpack_configure_modules' );
	}

	/**
	 * CONNECT.
	 *
	 * @return true|WP_Error
	 */
	public static function connect() {
		return self::need( 'jetpack_connect', 'invalid_user_permission_jetpack_connect' );
	}

	/**
	 * RECONNECT.
	 *
	 * @return true|WP_Error
	 */
	public static function reconnect() {
		return self::need( 'jetpack_reconnect', 'invalid_user_permission_jetpack_disconnect' );
	}

	/**
	 * DISCONNECT.
	 *
	 * @return true|WP_Error
	 */
	public static function disconnect() {
		return self::need( 'jetpack_disconnect', 'invalid_user_permission_jetpack_disconnect' );
	}

	/**
	 * CONNECT_USER.
	 *
	 * @return true|WP_Error
	 */
	public static function connect_user() {
		return self::need( 'jetpack_connect_user', 'invalid_user_permission_user_connection_data' );
	}

	/**
	 * CONNECT_USER with another denial code: plans, products, connection/url.
	 *
	 * @return true|WP_Error
	 */
	public static function connect_user_for_url() {
		return self::need( 'jetpack_connect_user', 'invalid_user_permission_jetpack_connect' );
	}

	/**
	 * UNLINK.
	 *
	 * @return true|WP_Error
	 */
	public static function unlink() {
		return current_user_can( 'jetpack_connect_user' ) && Connection::is_linked() ? true : self::denied( 'invalid_user_permission_unlink_user' );
	}

	/**
	 * PLUGINS.
	 *
	 * @return true|WP_Error
	 */
	public static function plugins() {
		return current_user_can( 'jetpack_admin_page' ) ? self::need( 'activate_plugins', 'invalid_user_permission_activate_plugins' ) : self::denied( 'invalid_user_permission_activate_plugins' );
	}

	/**
	 * Permission to activate plugins: connection/plugins.
	 *
	 * @return true|WP_Error
	 */
	public static function activate_plugins() {
		return self::need( 'activate_plugins', 'invalid_user_permission_activate_plugins' );
	}

	/**
	 * OPTIONS with the code of licensing/error.
	 *
	 * @return true|WP_Error
	 */
	public static function options() {
		return self::need( 'manage_options', 'invalid_user_permission_view_admin' );
	}

	/**
	 * IDC.
	 *
	 * @return true|WP_Error
	 */
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

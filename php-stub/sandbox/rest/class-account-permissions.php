<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Site;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Permissions for purchases, signed calls and shared screens, named by the contract's codes. Permissions has the others. */
class Account_Permissions {

	/** @return true|WP_Error OWNER. */
	public static function owner() {
		return self::unless( Connection::is_current_user_owner(), 'invalid_permission_manage_user_licenses' );
	}

	/** @return true|WP_Error The licensing UI and CONNECT_USER. The UI is off unless the scenario or a filter turns it on. */
	public static function license_key() {
		$is_shown = self::is_licensing_shown() && current_user_can( 'jetpack_connect_user' );
		return self::unless( $is_shown, 'invalid_user_permission_set_jetpack_license_key' );
	}

	/** @return bool Whether the licensing UI is on. */
	public static function is_licensing_shown() {
		return (bool) apply_filters( 'jetpack_licensing_ui_enabled', (bool) Site::flag( 'showLicensingUi' ) );
	}

	/** @return true|WP_Error OPTIONS with the code of syncing. */
	public static function sync() {
		return self::unless( current_user_can( 'manage_options' ), 'invalid_user_permission_sync' );
	}

	/** @return bool OPTIONS, generic denial. */
	public static function options_generic() {
		return current_user_can( 'manage_options' );
	}

	/** @return bool LOGIN. */
	public static function logged_in() {
		return is_user_logged_in();
	}

	/** @return bool Permission to publish, generic denial. */
	public static function publish_posts() {
		return current_user_can( 'publish_posts' );
	}

	/** @return bool Permission of the CRM plugin, generic denial. Without the plugin, no user has it. */
	public static function manage_crm() {
		return current_user_can( 'admin_zerobs_manage_options' ); // phpcs:ignore WordPress.WP.Capabilities.Unknown -- of the CRM plugin.
	}

	private static function unless( $is_allowed, $code ) {
		if ( $is_allowed ) {
			return true;
		}
		$message = __( 'You don’t have permission to do this.', 'dashboard-for-jetpack' ) . "\n\t\t\t" . __( 'Ask the owner of the connection.', 'dashboard-for-jetpack' );
		return new WP_Error( $code, $message, array( 'status' => rest_authorization_required_code() ) );
	}
}

<?php
/**
 * The nonce of the app's own calls.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Some proxies and hosts remove the header X-WP-Nonce. The app's calls to admin-ajax.php have their nonce in the address, too, which is as good
 * as the header: rest_cookie_check_errors() does the same for the REST API.
 */
class Nonce_In_Address {

	const OURS = 'dashboard_for_jetpack_';

	public static function hook() {
		add_action( 'admin_init', array( self::class, 'read' ), 0 );
	}

	/** Action `admin_init`. */
	public static function read() {
		// phpcs:disable WordPress.Security.NonceVerification -- each action checks it.
		$action = sanitize_key( wp_unslash( $_GET['action'] ?? '' ) );
		if ( wp_doing_ajax() && isset( $_GET['_wpnonce'] ) && 0 === strpos( $action, self::OURS ) ) {
			$_SERVER['HTTP_X_WP_NONCE'] = sanitize_text_field( wp_unslash( $_GET['_wpnonce'] ) );
		}
		// phpcs:enable
	}
}

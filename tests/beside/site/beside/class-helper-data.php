<?php
/**
 * The page data of Jetpack's own helper class.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack_Beside;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the helper's page data below a page with `&beside_helper`, to compare it with the page's own. A site without the helper has
 * its file beside the plugins, so that the class exists only after the page has printed its own data.
 */
class Helper_Data {

	const FILE = WP_CONTENT_DIR . '/beside-helper.php';

	/**
	 * Adds the hook, after the page's own scripts.
	 */
	public static function hook() {
		add_action( 'admin_print_footer_scripts', array( self::class, 'print_data' ), PHP_INT_MAX );
	}

	/**
	 * Prints the global variable `Helper_State`.
	 */
	public static function print_data() {
		if ( ! isset( $_GET['beside_helper'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It changes nothing.
			return;
		}
		if ( ! class_exists( 'Jetpack_Redux_State_Helper' ) ) {
			require_once self::FILE;
		}
		$json = rawurlencode( wp_json_encode( \Jetpack_Redux_State_Helper::get_initial_state() ) );
		wp_print_inline_script_tag( 'var Helper_State = JSON.parse( decodeURIComponent( "' . $json . '" ) );' );
	}
}

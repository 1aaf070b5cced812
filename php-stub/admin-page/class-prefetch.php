<?php
/**
 * The bundle, fetched before the page is opened.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Plugin\Inline_Script;

defined( 'ABSPATH' ) || exit;

/**
 * Lets the other pages of the admin fetch the bundle while the pointer or the focus is on our menu entry, so that it is in the browser's cache when the
 * page is opened. The page itself is not fetched: it asks the provider, and takes notices that are shown once. Nothing is fetched where the browser saves data.
 */
class Prefetch {

	/** @var string Slug of the app's page. */
	private static $slug = '';

	/**
	 * Adds the hook.
	 *
	 * @param string $slug Slug of the app's page.
	 */
	public static function hook( $slug ) {
		self::$slug = $slug;
		add_action( 'admin_print_footer_scripts', array( self::class, 'print_script' ), 100 );
	}

	/** Prints the script on other pages of a site that has the menu entry. */
	public static function print_script() {
		if ( is_network_admin() || is_user_admin() || ( $GLOBALS['plugin_page'] ?? '' ) === self::$slug || ! menu_page_url( self::$slug, false ) ) {
			return;
		}
		if ( Build::register( Page::HANDLE, 'admin' ) ) {
			$version = wp_scripts()->registered[ Page::HANDLE ]->ver;
			$files   = array(
				'script' => add_query_arg( 'ver', $version, Build::url( 'admin.js' ) ),
				'style'  => add_query_arg( 'ver', $version, Build::url( 'admin.css' ) ),
			);
			Inline_Script::call( __DIR__ . '/prefetch.js', self::$slug, $files );
		}
	}
}

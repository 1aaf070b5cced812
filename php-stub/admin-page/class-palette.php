<?php
/**
 * Screens and settings in WordPress's command palette.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Build;

defined( 'ABSPATH' ) || exit;

/**
 * From WordPress 6.9 on, which has the palette on every page of the admin. What a person may reach is printed as plain data, which
 * nothing reads before the page is idle; then one small script comes, and the names only when somebody searches.
 */
class Palette {

	const HANDLE = 'dashboard-for-jetpack-palette';

	/**
	 * Gives what this person may reach, or null for who may not open the page.
	 *
	 * @var callable
	 */
	private static $source = array( Companion_Palette::class, 'of_jetpack' );

	/**
	 * Listens.
	 */
	public static function hook() {
		// After all scripts: whether this page has a palette is known then.
		add_action( 'admin_print_footer_scripts', array( self::class, 'print_all' ), 100 );
	}

	/**
	 * Takes the facts from elsewhere than Jetpack.
	 *
	 * @param callable $source Gives { page: address, facts: what src/domain/palette.ts names }, or null.
	 */
	public static function fill_by( callable $source ) {
		self::$source = $source;
	}

	/**
	 * Prints the data and what fetches the script.
	 */
	public static function print_all() {
		// In the administration of a network the pages of a site are not at hand.
		if ( ! self::has_palette() || is_network_admin() || is_user_admin() || ! Build::register( self::HANDLE, 'palette' ) ) {
			return;
		}
		$data = call_user_func( self::$source );
		if ( ! $data ) {
			return;
		}
		// A file that is named after the handle; there is none for the language of the code.
		$data['translations'] = json_decode( (string) load_script_textdomain( self::HANDLE, 'dashboard-for-jetpack', Build::path( 'languages' ) ) );
		wp_print_inline_script_tag(
			wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ),
			array(
				'type' => 'application/json',
				'id'   => self::HANDLE,
			)
		);
		self::print_fetch( wp_scripts()->registered[ self::HANDLE ] );
	}

	/**
	 * Fetches the script once the page has nothing else to do.
	 *
	 * @param object $script As WordPress has registered it.
	 */
	private static function print_fetch( $script ) {
		wp_print_inline_script_tag(
			// A page that requires Trusted Types takes the address of a script from a policy only.
			'(function(u,n){var t=window.trustedTypes&&trustedTypes.createPolicy(n,{createScriptURL:function(a){return a}});' .
			'function get(){var e=document.createElement("script");e.src=t?t.createScriptURL(u):u;document.head.appendChild(e)}' .
			'addEventListener("load",function(){window.requestIdleCallback?requestIdleCallback(get):setTimeout(get,500)})})(' .
			wp_json_encode( add_query_arg( 'ver', $script->ver, $script->src ) ) . ',' . wp_json_encode( self::HANDLE ) . ')'
		);
	}

	/**
	 * Whether this page has a palette. Before 6.9 only the block editor has one.
	 *
	 * @return bool
	 */
	private static function has_palette() {
		return function_exists( 'wp_enqueue_command_palette_assets' ) && wp_script_is( 'wp-core-commands', 'enqueued' );
	}
}

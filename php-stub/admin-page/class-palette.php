<?php
/**
 * Screens and settings in WordPress's command palette.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Plugin\Chunk_Texts;
use Dashboard_For_Jetpack\Plugin\Inline_Script;

defined( 'ABSPATH' ) || exit;

/**
 * From WordPress 6.9 on, which has the palette on every page of the admin. Prints on each of them, in less than 2 KB, what a person may
 * reach, and a loader that fetches one small script once the page is idle. The entries' names and their translations are fetched by the
 * first search.
 */
class Palette {

	const HANDLE = 'dashboard-for-jetpack-palette';
	const CHUNK  = 'palette-commands';

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
		Chunk_Texts::hook();
	}

	/**
	 * Takes the facts from elsewhere than Jetpack.
	 *
	 * @param callable $source Returns { page: address, facts: the PaletteFacts of src/domain/palette.ts }, or null.
	 */
	public static function fill_by( callable $source ) {
		self::$source = $source;
	}

	/**
	 * Prints the data, and what fetches the script once the page has nothing else to do. A page that requires Trusted Types takes the address of
	 * a script from a policy only.
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
		wp_print_inline_script_tag(
			wp_json_encode( self::pack( $data ), JSON_HEX_TAG | JSON_HEX_AMP ),
			array_filter(
				array(
					'type'       => 'application/json',
					'id'         => self::HANDLE,
					'data-texts' => Chunk_Texts::url( self::CHUNK ),
				)
			)
		);
		$script = wp_scripts()->registered[ self::HANDLE ];
		Inline_Script::call( __DIR__ . '/palette-loader.js', add_query_arg( 'ver', $script->ver, $script->src ), self::HANDLE );
	}

	/**
	 * Names each module once: as active or as inactive.
	 *
	 * @param array $data What the source gave.
	 * @return array
	 */
	private static function pack( array $data ) {
		$modules = $data['facts']['modules'];
		$active  = $data['facts']['active'];
		unset( $data['facts']['modules'] );
		$data['facts']['active']   = array_values( array_intersect( $modules, $active ) );
		$data['facts']['inactive'] = array_values( array_diff( $modules, $active ) );
		return $data;
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

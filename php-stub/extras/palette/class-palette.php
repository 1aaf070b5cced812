<?php

namespace Dashboard_For_Jetpack\Extras\Palette;

use Dashboard_For_Jetpack\Admin_Page\Globals;
use Dashboard_For_Jetpack\Plugin\Build;
use Dashboard_For_Jetpack\Plugin\Chunk_Texts;
use Dashboard_For_Jetpack\Plugin\Inline_Script;
use Dashboard_For_Jetpack\Plugin\Mode;

defined( 'ABSPATH' ) || exit;

/**
 * Runs on WordPress 6.9 and newer, which has the palette on every admin page. Prints on each page, in less than 5 KB, which screens and settings
 * the user may open, and a loader that fetches one small script when the page is idle. The first search fetches the names of the entries and their
 * translations, and with the printed nonce the site's switches, each a command that turns it on or off.
 */
class Palette {

	const HANDLE = 'dashboard-for-jetpack-palette';
	const CHUNKS = array( 'palette-commands', 'palette-acts', 'registry', 'acts' );

	public static function hook() {
		// Runs after all scripts, when it is known whether this page has a palette.
		add_action( 'admin_print_footer_scripts', array( self::class, 'print_all' ), 100 );
		if ( Mode::COMPANION === Mode::current() ) {
			add_filter( 'dashboard_for_jetpack_palette', array( Facts::class, 'of_jetpack' ) );
		}
	}

	/**
	 * Prints the data, and a loader that fetches the script when the page is idle. A page that requires Trusted Types accepts the URL of
	 * a script from a policy only.
	 */
	public static function print_all() {
		// The network admin cannot link to pages of a site.
		if ( ! self::has_palette() || is_network_admin() || is_user_admin() || ! Build::register( self::HANDLE, 'palette' ) ) {
			return;
		}
		/**
		 * What the user may open.
		 *
		 * @param array|null $data { page: address, facts: the PaletteFacts of src/extras/palette/domain/palette.ts }; null if the user may not open the page.
		 */
		$data = apply_filters( 'dashboard_for_jetpack_palette', null );
		if ( ! $data ) {
			return;
		}
		/**
		 * What the switches of the palette need.
		 *
		 * @param array $access Fields of `api`.
		 */
		$data['api'] = apply_filters(
			'dashboard_for_jetpack_palette_access',
			array(
				'root'             => rest_url(),
				'nonce'            => wp_create_nonce( 'wp_rest' ),
				'adminUrl'         => admin_url(),
				'site'             => Globals::site_suffix(),
				'userId'           => get_current_user_id(),
				'user'             => wp_get_current_user()->user_login,
				'canUpdatePlugins' => current_user_can( 'update_plugins' ),
			)
		);
		wp_print_inline_script_tag(
			wp_json_encode( self::pack( $data ), JSON_HEX_TAG | JSON_HEX_AMP ),
			array(
				'type' => 'application/json',
				'id'   => self::HANDLE,
			)
		);
		Chunk_Texts::print_loader( self::CHUNKS );
		$script = wp_scripts()->registered[ self::HANDLE ];
		Inline_Script::call( __DIR__ . '/palette-loader.js', add_query_arg( 'ver', $script->ver, $script->src ), self::HANDLE );
	}

	/**
	 * Lists each module once, as active or as inactive.
	 *
	 * @param array $data Facts from the source.
	 */
	private static function pack( array $data ) {
		$modules = $data['facts']['modules'];
		$active  = $data['facts']['active'];
		unset( $data['facts']['modules'] );
		$data['facts']['active']   = array_values( array_intersect( $modules, $active ) );
		$data['facts']['inactive'] = array_values( array_diff( $modules, $active ) );
		return $data;
	}

	/** @return bool Whether this page has a palette. Before 6.9 only the block editor has one. */
	private static function has_palette() {
		return function_exists( 'wp_enqueue_command_palette_assets' ) && wp_script_is( 'wp-core-commands', 'enqueued' );
	}
}

<?php
/**
 * Plugin Name: Command palette on every page (companion tests)
 * Description: What WordPress 6.9 does by itself, on the older WordPress of the tests: its own palette and store, on every page of the admin.
 * Version:     1.0
 * Update URI:  false
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'wp_enqueue_command_palette_assets' ) ) {
	/**
	 * The name by which 6.9 is known.
	 */
	function wp_enqueue_command_palette_assets() {
		wp_enqueue_script( 'wp-commands' );
		wp_enqueue_style( 'wp-components' );
		wp_enqueue_style( 'wp-commands' );
		wp_enqueue_script( 'wp-core-commands' );
		wp_add_inline_script(
			'wp-core-commands',
			'wp.domReady( function () {
				var place = document.body.appendChild( document.createElement( "div" ) );
				wp.element.createRoot( place ).render( wp.element.createElement( wp.commands.CommandMenu ) );
			} );'
		);
	}
	add_action( 'admin_enqueue_scripts', 'wp_enqueue_command_palette_assets' );
}

<?php
/**
 * Plugin Name: Command palette on every page (companion tests)
 * Description: Adds the palette and store of the tests' older WordPress to every admin page, as WordPress 6.9 does.
 * Version:     1.0
 * Update URI:  false
 */

if ( ! function_exists( 'wp_enqueue_command_palette_assets' ) ) {
	/** The function that identifies WordPress 6.9. */
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

<?php
/** With the host's PHP, the plugin is a link to your working folder, and WordPress follows links when it deletes. */

defined( 'ABSPATH' ) || exit;

add_action(
	'pre_uninstall_plugin',
	static function ( $plugin ) {
		if ( is_link( WP_PLUGIN_DIR . '/' . dirname( $plugin ) ) ) {
			wp_die( esc_html__( 'This plugin is a link to your working folder. Deleting it here would delete your work. Remove the link instead.', 'jetpack' ), '', array( 'response' => 403 ) );
		}
	}
);

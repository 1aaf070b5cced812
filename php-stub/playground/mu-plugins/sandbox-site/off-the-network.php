<?php
/** WP_HTTP_BLOCK_EXTERNAL already blocks outgoing HTTP calls. This file handles pages that would wait for calls from the browser, and email. */

defined( 'ABSPATH' ) || exit;

add_filter( 'pre_wp_mail', '__return_true' );

add_filter(
	'pre_get_avatar_data',
	static function ( $args ) {
		$args['url']          = includes_url( 'images/media/default.png' );
		$args['found_avatar'] = true;
		return $args;
	}
);

// The browser would load emoji from a server of WordPress.org.
remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
remove_action( 'admin_print_styles', 'print_emoji_styles' );
remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
remove_action( 'wp_print_styles', 'print_emoji_styles' );
add_filter( 'emoji_svg_url', '__return_false' );

// Reports that no update is due; otherwise WordPress would check on each admin page.
foreach ( array( 'update_core', 'update_plugins', 'update_themes' ) as $dashboard_for_jetpack_transient ) {
	add_filter(
		'pre_site_transient_' . $dashboard_for_jetpack_transient,
		static function () {
			return (object) array(
				'last_checked'    => time(),
				'version_checked' => get_bloginfo( 'version' ),
				'updates'         => array(),
				'response'        => array(),
				'no_update'       => array(),
				'checked'         => array(),
				'translations'    => array(),
			);
		}
	);
}

add_action(
	'init',
	static function () {
		$checks = array(
			'wp_update_plugins' => array( 'load-plugins.php', 'load-update.php', 'load-update-core.php' ),
			'wp_update_themes'  => array( 'load-themes.php', 'load-update.php', 'load-update-core.php' ),
			'wp_version_check'  => array( 'load-update-core.php' ),
		);
		foreach ( $checks as $check => $hooks ) {
			foreach ( $hooks as $hook ) {
				remove_action( $hook, $check );
			}
		}
	}
);

// The General Settings screen asks for the list of available languages.
add_filter( 'translations_api', static fn() => array( 'translations' => array() ) );

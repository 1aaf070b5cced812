<?php
/** Skips the screens that WordPress shows between the login and the requested page. */

defined( 'ABSPATH' ) || exit;

add_filter( 'admin_email_check_interval', '__return_zero' );
add_filter( 'wp_is_php_version_acceptable', '__return_true' );
remove_action( 'welcome_panel', 'wp_welcome_panel' );

add_action(
	'wp_dashboard_setup',
	static function () {
		remove_meta_box( 'dashboard_primary', 'dashboard', 'side' );
		remove_meta_box( 'dashboard_site_health', 'dashboard', 'normal' );
	}
);

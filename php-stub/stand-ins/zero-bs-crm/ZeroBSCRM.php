<?php
/**
 * Plugin Name:       Jetpack CRM (stand-in)
 * Description:       Stands in for Jetpack CRM in the sandbox of Jetpack Dashboard, so that installing and activating it can be tried out. It knows no customer.
 * Version:           1.0
 * Requires at least: 6.6
 * Requires PHP:      7.4
 * Author:            The Jetpack Dashboard contributors
 * License:           GPL-2.0-or-later
 * Text Domain:       jetpack
 * Update URI:        false
 * Stand-in of:       jetpack-dashboard
 *
 * @package Jetpack_Dashboard
 */

defined( 'ABSPATH' ) || exit;

// Who administers the site administers its customers.
add_filter(
	'map_meta_cap',
	static function ( $caps, $cap ) {
		return 'admin_zerobs_manage_options' === $cap ? array( 'manage_options' ) : $caps;
	},
	10,
	2
);

add_action(
	'admin_menu',
	static function () {
		add_menu_page(
			'Jetpack CRM',
			'Jetpack CRM',
			'manage_options',
			'zerobscrm-dash',
			static function () {
				printf( '<div class="wrap"><h1>%s</h1><p>%s</p></div>', 'Jetpack CRM', esc_html__( 'This plugin is a stand-in of the sandbox: it has nothing to manage.', 'jetpack' ) );
			}
		);
	}
);

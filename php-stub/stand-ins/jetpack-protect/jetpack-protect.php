<?php
/**
 * Plugin Name:       Jetpack Protect (stand-in)
 * Description:       Stands in for Jetpack Protect in the sandbox of Jetpack Dashboard, so that installing and activating it can be tried out. It scans nothing.
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

add_action(
	'admin_menu',
	static function () {
		add_menu_page(
			'Protect',
			'Protect',
			'manage_options',
			'jetpack-protect',
			static function () {
				printf( '<div class="wrap"><h1>%s</h1><p>%s</p></div>', 'Protect', esc_html__( 'This plugin is a stand-in of the sandbox: it has nothing to manage.', 'jetpack' ) );
			}
		);
	}
);

<?php
/**
 * Plugin Name:       Akismet Anti-spam (stand-in)
 * Description:       Stands in for Akismet Anti-spam in the sandbox of Jetpack Dashboard, so that installing and activating it can be tried out. It filters no comment.
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

/**
 * Its presence tells that anti-spam runs.
 */
final class Akismet {}

add_action(
	'admin_menu',
	static function () {
		add_menu_page(
			'Akismet',
			'Akismet',
			'manage_options',
			'akismet-key-config',
			static function () {
				printf( '<div class="wrap"><h1>%s</h1><p>%s</p></div>', 'Akismet', esc_html__( 'This plugin is a stand-in of the sandbox: it has nothing to manage.', 'jetpack' ) );
			}
		);
	}
);

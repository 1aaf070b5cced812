<?php
/**
 * Plugin Name: Mode probe (companion tests)
 * Description: Reports the mode of the dashboard.
 * Version:     1.0
 * Update URI:  false
 *
 * @package Dashboard_For_Jetpack
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-mode-probe.php';

add_action( 'rest_api_init', array( Mode_Probe::class, 'register_routes' ) );
add_filter( 'rest_post_dispatch', array( Mode_Probe::class, 'mark' ) );

if ( isset( $_GET['slow'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- changes nothing.
	add_filter( 'jetpack_show_promotions', array( Mode_Probe::class, 'wait' ) );
}
if ( isset( $_GET['policy'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- changes nothing.
	add_filter( 'wp_script_attributes', array( Mode_Probe::class, 'secure' ) );
	add_filter( 'script_loader_src', array( Mode_Probe::class, 'sign' ) );
}

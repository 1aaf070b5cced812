<?php
/**
 * Brings the sandbox site into the state that `npm start` asks for. Called over loopback, opened by a secret that changes with each boot.
 *
 * @package Jetpack_Dashboard
 */

$jetpack_dashboard_step = json_decode( (string) file_get_contents( 'php://input' ), true );

if ( 'install' === ( $jetpack_dashboard_step['step'] ?? '' ) ) {
	define( 'WP_INSTALLING', true );
}
require __DIR__ . '/wp-load.php';

if ( ! hash_equals( JETPACK_DASHBOARD_BOOT_SECRET, (string) ( $_SERVER['HTTP_X_BOOT_SECRET'] ?? '' ) ) ) {
	status_header( 403 );
	exit( 'Forbidden' );
}

require_once ABSPATH . 'wp-content/mu-plugins/jetpack-dashboard-sandbox/class-preparation.php';

try {
	$jetpack_dashboard_answer = Jetpack_Dashboard_Sandbox\Preparation::run( $jetpack_dashboard_step );
	echo wp_json_encode( array( 'done' => true ) + $jetpack_dashboard_answer );
} catch ( Exception $jetpack_dashboard_error ) {
	status_header( 500 );
	echo esc_html( $jetpack_dashboard_error->getMessage() );
}

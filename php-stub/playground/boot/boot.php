<?php
/** Prepares the sandbox site for `npm start`. The boot script calls it over loopback with a secret that changes at each boot. */

$dashboard_for_jetpack_step = json_decode( (string) file_get_contents( 'php://input' ), true );

if ( 'install' === ( $dashboard_for_jetpack_step['step'] ?? '' ) ) {
	define( 'WP_INSTALLING', true );
}
require __DIR__ . '/wp-load.php';

if ( ! hash_equals( DASHBOARD_FOR_JETPACK_BOOT_SECRET, (string) ( $_SERVER['HTTP_X_BOOT_SECRET'] ?? '' ) ) ) {
	status_header( 403 );
	exit( 'Forbidden' );
}

require_once ABSPATH . 'wp-content/mu-plugins/sandbox-site/class-network.php';
require_once ABSPATH . 'wp-content/mu-plugins/sandbox-site/class-preparation.php';

try {
	$dashboard_for_jetpack_answer = Dashboard_For_Jetpack_Site\Preparation::run( $dashboard_for_jetpack_step );
	echo wp_json_encode( array( 'done' => true ) + $dashboard_for_jetpack_answer );
} catch ( Exception $dashboard_for_jetpack_error ) {
	status_header( 500 );
	echo esc_html( $dashboard_for_jetpack_error->getMessage() );
}

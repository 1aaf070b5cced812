<?php
/**
 * Plugin Name: Mode probe (companion tests)
 * Description: Reports the mode of the dashboard: `mode-probe/v1`, and a header of every response that contains the mode at the end of its request.
 * Version:     1.0
 * Update URI:  false
 */

use Dashboard_For_Jetpack\Plugin\Mode;
use Dashboard_For_Jetpack\Sandbox\Permit;
use Dashboard_For_Jetpack\Sandbox\Sandbox;

/** "sandbox", "companion" or "alone"; "off" if the dashboard is not active. The installed build has no sandbox. */
function mode_probe_mode() {
	if ( ! class_exists( Mode::class ) ) {
		return 'off';
	}
	return class_exists( Sandbox::class ) && Sandbox::is_on() ? 'sandbox' : Mode::current();
}

$mode_probe_answers = array(
	'of'     => static function ( $request ) {
		return array( 'mode' => Mode::of( $request->get_json_params() ) );
	},
	'now'    => static function () {
		return array( 'mode' => mode_probe_mode(), 'facts' => Mode::facts() );
	},
	'permit' => static function ( $request ) {
		return array( 'permit' => Permit::of( $request['environment'], $request['wish'] ) );
	},
	'order'  => static function ( $request ) {
		$first = array( $request['first'] );
		update_option( 'active_plugins', array_merge( $first, array_values( array_diff( get_option( 'active_plugins' ), $first ) ) ) );
		return get_option( 'active_plugins' );
	},
	'forget' => static function () {
		define( 'WP_UNINSTALL_PLUGIN', 'dashboard-for-jetpack/dashboard-for-jetpack.php' );
		require WP_PLUGIN_DIR . '/dashboard-for-jetpack/uninstall.php';
		return array( 'forgotten' => true );
	},
);
$mode_probe_permission = static function () {
	return current_user_can( 'manage_options' );
};

add_action(
	'rest_api_init',
	static function () use ( $mode_probe_answers, $mode_probe_permission ) {
		foreach ( $mode_probe_answers as $name => $callback ) {
			$route = array( 'methods' => 'POST', 'callback' => $callback, 'permission_callback' => $mode_probe_permission );
			register_rest_route( 'mode-probe/v1', "/$name", $route );
		}
	}
);
add_filter(
	'rest_post_dispatch',
	static function ( $response ) {
		$response->header( 'X-Mode', mode_probe_mode() );
		return $response;
	}
);

// A filter of the page data that is slow.
if ( isset( $_GET['slow'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- changes nothing.
	add_filter(
		'jetpack_show_promotions',
		static function ( $value ) {
			usleep( 500000 );
			return $value;
		}
	);
}
// A site whose policy requires a nonce, and which signs the addresses of scripts.
if ( isset( $_GET['policy'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- changes nothing.
	add_filter(
		'wp_script_attributes',
		static function ( $attributes ) {
			return $attributes + array( 'nonce' => 'n"1', 'crossorigin' => 'anonymous', 'data-policy' => 'strict' );
		}
	);
	add_filter(
		'script_loader_src',
		static function ( $src ) {
			return add_query_arg( 'signed', '1', $src );
		}
	);
}

<?php
/**
 * Plugin Name: Beside a real Jetpack
 * Description: Answers in the provider's place, and sets up the connection. Only for test sites of `npm run beside`.
 */

namespace Dashboard_For_Jetpack_Beside;

foreach ( glob( __DIR__ . '/beside/class-*.php' ) as $beside_file ) {
	require $beside_file;
}

Provider::hook();
Distant_Provider::hook( (string) ( $_COOKIE['provider_port'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- checked for digits.
Connection::hook();
Next_Release::hook();
Control::hook();

// Prints the helper's page data below a page with `&beside_helper`, to compare it with the page's own; { isGone: true } if the release has no helper. A site without
// it has its file beside the plugins, so that the class exists only after the page has printed its own data.
add_action(
	'admin_print_footer_scripts',
	static function () {
		$file = WP_CONTENT_DIR . '/beside-helper.php';
		if ( ! isset( $_GET['beside_helper'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It changes nothing.
			return;
		}
		if ( ! class_exists( 'Jetpack_Redux_State_Helper' ) && is_readable( $file ) ) {
			require_once $file;
		}
		$data = class_exists( 'Jetpack_Redux_State_Helper' ) ? \Jetpack_Redux_State_Helper::get_initial_state() : array( 'isGone' => true );
		$json = rawurlencode( wp_json_encode( $data ) );
		wp_print_inline_script_tag( 'var Helper_State = JSON.parse( decodeURIComponent( "' . $json . '" ) );' );
	},
	PHP_INT_MAX
);

// Removes routes from the REST server, as a release or another plugin may: the one with a path's exact name, or else all whose patterns match it.
add_filter(
	'rest_endpoints',
	static function ( $endpoints ) {
		$examples = array( '{file}' => 'akismet/akismet', '{id}' => 'welcome', '{keyringId}' => '1', '{slug}' => 'stats' );
		foreach ( (array) get_option( Control::MISSING, array() ) as $path ) {
			$example = '/jetpack/v4/' . strtr( $path, $examples );
			if ( isset( $endpoints[ $example ] ) ) {
				unset( $endpoints[ $example ] );
				continue;
			}
			foreach ( array_keys( $endpoints ) as $route ) {
				if ( false !== strpos( $route, '(?P<' ) && preg_match( '@^' . $route . '$@i', $example ) ) {
					unset( $endpoints[ $route ] );
				}
			}
		}
		return $endpoints;
	},
	1000
);

<?php
/** The double of the provider on the network. */

namespace Dashboard_For_Jetpack_Beside;

/**
 * Really sends the requests for the provider, to a server on this machine, with the double's answer as their body, which the server returns after a
 * while (bin/lib/beside/echo-server.mjs). Only for requests with the cookie "provider_port".
 */
class Distant_Provider {

	public static function hook( $port ) {
		if ( ! ctype_digit( $port ) || ! function_exists( 'curl_init' ) ) {
			return;
		}
		define( 'WP_ACCESSIBLE_HOSTS', '*.wordpress.com,*.wp.com' );
		remove_filter( 'pre_http_request', array( Provider::class, 'answer' ), PHP_INT_MAX );
		add_filter( 'pre_http_request', array( self::class, 'answer_others' ), PHP_INT_MAX, 3 );
		add_action(
			'http_api_curl',
			static function ( $handle, $args, $url ) use ( $port ) {
				$answer = Provider::answer( false, $args, $url );
				$cause  = esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ) . ' asks ' . esc_url_raw( $url );
				// phpcs:disable WordPress.WP.AlternativeFunctions -- the request is WordPress's own.
				curl_setopt( $handle, CURLOPT_URL, "http://127.0.0.1:$port/" );
				curl_setopt( $handle, CURLOPT_POST, true );
				curl_setopt( $handle, CURLOPT_CUSTOMREQUEST, 'POST' );
				curl_setopt( $handle, CURLOPT_POSTFIELDS, $answer['body'] );
				curl_setopt( $handle, CURLOPT_HTTPHEADER, array( 'Content-Type: ' . $answer['headers']['content-type'], 'Expect:', "X-Cause: $cause" ) );
				// phpcs:enable
			},
			10,
			3
		);
	}

	/** Whether this request uses it. */
	public static function is_used() {
		return (bool) has_filter( 'pre_http_request', array( self::class, 'answer_others' ) );
	}

	/** Filter `pre_http_request`: immediately answers requests that do not go to the provider. */
	public static function answer_others( $earlier, $args, $url ) {
		$is_of_provider = preg_match( '#(?:^|\.)(?:wordpress|wp)\.com$#', (string) wp_parse_url( $url, PHP_URL_HOST ) );
		return $is_of_provider ? false : Provider::answer( $earlier, $args, $url );
	}
}

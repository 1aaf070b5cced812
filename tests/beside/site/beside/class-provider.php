<?php
/** A double of the provider. */

namespace Dashboard_For_Jetpack_Beside;

/** Answers every request that the site sends to other hosts. WP_HTTP_BLOCK_EXTERNAL blocks those that go around this filter. */
class Provider {

	/** The header by which a test recognizes an answer of the double. */
	const HEADER = 'x-provider-double';

	/** Adds the hooks after all others, so that no other answer counts. */
	public static function hook() {
		add_filter( 'pre_http_request', array( self::class, 'answer' ), PHP_INT_MAX, 3 );
		add_filter( 'jetpack_is_local_site', '__return_false', PHP_INT_MAX );
		// The site accelerator would load WordPress's own scripts from the provider's hosts, which a test's browser can't reach.
		add_filter( 'jetpack_cdn_core_version_and_locale', array( self::class, 'without_version' ), PHP_INT_MAX );
		add_filter( 'jetpack_cdn_plugin_slug_and_version', array( self::class, 'without_version' ), PHP_INT_MAX );
		// A full sync would wait for the provider on every request.
		add_filter( 'jetpack_sync_sender_should_load', '__return_false', PHP_INT_MAX );
		add_filter( 'jetpack_sync_listener_should_load', '__return_false', PHP_INT_MAX );
	}

	/** A version that no host has. It comes first in the arguments of one filter, and second in those of the other. */
	public static function without_version( $pair ) {
		$pair[ doing_filter( 'jetpack_cdn_core_version_and_locale' ) ? 0 : 1 ] = '0-alpha';
		return $pair;
	}

	public static function answer( $earlier, $args, $url ) {
		$parts = (array) wp_parse_url( $url );
		$path  = ( $parts['host'] ?? '' ) . ( $parts['path'] ?? '' );
		$body  = is_string( $args['body'] ?? null ) ? $args['body'] : '';
		if ( preg_match( '#(^|\.)wordpress\.org/#', $path . '/' ) ) {
			return new \WP_Error( 'http_request_failed', 'The provider double does not answer for WordPress.org.' );
		}
		if ( preg_match( '#/xmlrpc\.php$#', $path ) ) {
			return self::response( Xml_Rpc::respond( $body ), 'text/xml' );
		}
		// Any other body makes Jetpack warn on its pages that the site cannot reach the provider.
		if ( preg_match( '#/jetpack\.test/1/?$#', $path ) ) {
			return self::response( 'OK', 'text/plain' );
		}
		if ( false !== strpos( $path, 'jetpack.token' ) ) {
			return self::json( Connection::user_token_answer() );
		}
		if ( false !== strpos( $path, 'bruteprotect.com' ) ) {
			return self::json( array( 'status' => 'ok', 'seconds_remaining' => 60 ) );
		}
		if ( 'GET' !== ( $args['method'] ?? 'GET' ) && preg_match( '#user-tracking$#', $path ) ) {
			$sent = (array) json_decode( $body, true );
			update_option( Answers::OPT_OUT, empty( $sent['tracks_opt_out'] ) ? 'no' : 'yes', false );
		}
		return self::json( Answers::to( $path ) );
	}

	private static function json( $value ) {
		return self::response( wp_json_encode( $value ), 'application/json' );
	}

	/** A response as the HTTP API returns it. */
	private static function response( $body, $type ) {
		return array(
			'headers'  => array(
				'content-type' => $type,
				self::HEADER   => '1',
			),
			'body'     => $body,
			'response' => array(
				'code'    => 200,
				'message' => 'OK',
			),
			'cookies'  => array(),
			'filename' => null,
		);
	}
}

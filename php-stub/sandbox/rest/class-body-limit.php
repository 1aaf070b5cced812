<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses bodies that are too large, and bodies without parameters. PHP silently drops a body beyond `post_max_size`, and WordPress would then report success for an empty save.
 */
class Body_Limit {

	/** Bytes. The longest settings are lists of addresses and a custom ads.txt. */
	const BYTES = 1048576;

	public static function hook() {
		add_filter( 'rest_pre_dispatch', array( self::class, 'check' ), 10, 3 );
	}

	/**
	 * Filter `rest_pre_dispatch`.
	 *
	 * @param mixed           $answer Response that replaces the dispatch, or null.
	 * @param \WP_REST_Server $server Server.
	 * @return mixed A WP_Error `rest_content_too_large` (413) or `rest_invalid_json` (400), or the unchanged response.
	 */
	public static function check( $answer, $server, WP_REST_Request $request ) {
		if ( null !== $answer || 0 !== strpos( $request->get_route(), '/' . Controller::REST_NAMESPACE . '/' ) ) {
			return $answer;
		}
		$announced = isset( $_SERVER['CONTENT_LENGTH'] ) ? (int) $_SERVER['CONTENT_LENGTH'] : 0;
		if ( max( $announced, strlen( (string) $request->get_body() ) ) > self::BYTES ) {
			return self::too_large();
		}
		$json = $request->get_json_params();
		// WordPress iterates over any JSON that it receives, even a bare word, which causes PHP warnings.
		return null === $json || is_array( $json ) ? $answer : new WP_Error( 'rest_invalid_json', __( 'Send the parameters as an object.', 'dashboard-for-jetpack' ), array( 'status' => 400 ) );
	}

	private static function too_large() {
		return new WP_Error( 'rest_content_too_large', __( 'This request is too large. Nothing was saved.', 'dashboard-for-jetpack' ), array( 'status' => 413 ) );
	}
}

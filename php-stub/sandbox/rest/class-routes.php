<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Release;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The controllers, and what they refuse alike. */
class Routes {

	const CONTROLLERS = array(
		Connection_Controller::class,
		Identity_Crisis_Controller::class,
		Account_Controller::class,
		// Before Settings, whose `module/{slug}` would otherwise match `module/all`.
		Modules_Controller::class,
		Settings_Controller::class,
		Plugins_Controller::class,
		Site_Controller::class,
		Licensing_Controller::class,
		Recommendations_Controller::class,
		Verification_Controller::class,
		Search_Controller::class,
		Messages_Controller::class,
		Cloud_Calls_Controller::class,
		Sandbox_Controller::class,
	);

	/** Bytes of a body. The longest settings are lists of addresses and a custom ads.txt. */
	const LARGEST = 1048576;

	/** Action `rest_api_init`. */
	public static function register() {
		add_filter( 'rest_pre_dispatch', array( self::class, 'check_body' ), 10, 3 );
		add_filter( 'rest_pre_dispatch', array( Release::class, 'refuse_missing' ), 10, 3 );
		foreach ( self::CONTROLLERS as $class ) {
			( new $class() )->register_routes();
		}
	}

	/**
	 * Filter `rest_pre_dispatch`: refuses bodies that are too large, and bodies without parameters. PHP silently drops a body beyond `post_max_size`, and WordPress
	 * would then report success for an empty save.
	 */
	public static function check_body( $answer, $server, WP_REST_Request $request ) {
		if ( null !== $answer || 0 !== strpos( $request->get_route(), '/' . Controller::REST_NAMESPACE . '/' ) ) {
			return $answer;
		}
		$announced = isset( $_SERVER['CONTENT_LENGTH'] ) ? (int) $_SERVER['CONTENT_LENGTH'] : 0;
		if ( max( $announced, strlen( (string) $request->get_body() ) ) > self::LARGEST ) {
			return new WP_Error( 'rest_content_too_large', __( 'This request is too large. Nothing was saved.', 'dashboard-for-jetpack' ), array( 'status' => 413 ) );
		}
		$json = $request->get_json_params();
		// WordPress iterates over any JSON that it receives, even a bare word, which causes PHP warnings.
		return null === $json || is_array( $json ) ? $answer : new WP_Error( 'rest_invalid_json', __( 'Send the parameters as an object.', 'dashboard-for-jetpack' ), array( 'status' => 400 ) );
	}
}

<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Calls that only the cloud may make. They must be signed with a token that the site and the cloud share. The sandbox cloud signs nothing, so every call is
 * refused: 401 if logged out, 403 if logged in.
 */
class Signed_Controller extends Controller {

	/** Path to { methods, code of the denial }. */
	const ROUTES = array(
		'connection/test-wpcom'          => array( 'GET', 'rest_forbidden' ),
		'user-token'                     => array( 'POST, PUT, PATCH', 'invalid_permission_update_user_token' ),
		'backup-helper-script'           => array( 'POST, DELETE', 'rest_forbidden' ),
		'database-object/backup'         => array( 'GET', 'rest_forbidden' ),
		'options/backup'                 => array( 'GET', 'rest_forbidden' ),
		'comments/(?P<id>[0-9]+)/backup' => array( 'GET', 'rest_forbidden' ),
		'posts/(?P<id>[0-9]+)/backup'    => array( 'GET', 'rest_forbidden' ),
		'terms/(?P<id>[0-9]+)/backup'    => array( 'GET', 'rest_forbidden' ),
		'users/(?P<id>[0-9]+)/backup'    => array( 'GET', 'rest_forbidden' ),
	);

	public function register_routes() {
		foreach ( self::ROUTES as $path => $route ) {
			list( $methods, $code ) = $route;
			$refuse                 = static function () use ( $code ) {
				return new WP_Error( $code, __( 'Only the cloud can make this call.', 'dashboard-for-jetpack' ), array( 'status' => rest_authorization_required_code() ) );
			};
			// The permission always refuses, so the callback never runs, but WordPress requires one.
			$this->open( $methods, $path, $refuse, $refuse );
		}
	}
}

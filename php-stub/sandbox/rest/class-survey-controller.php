<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\Cloud\Store;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * `marketing/survey`, POST only. The site is already disconnected when the user answers. If a site cannot deliver the answer, the browser sends it to
 * the provider itself, which must never be necessary here.
 */
class Survey_Controller extends Controller {

	/** Number of latest answers to keep. */
	const KEPT = 20;

	/** Maximum length of a stored text. */
	const LONGEST = 2000;

	public function register_routes() {
		$this->route( WP_REST_Server::CREATABLE, 'marketing/survey', array( Permissions::class, 'disconnect' ), array( $this, 'submit' ) );
	}

	/**
	 * POST marketing/survey.
	 *
	 * @return array The cloud's own body, including errors.
	 */
	public function submit( WP_REST_Request $request ) {
		$fault = Faults::of( 'marketing/survey' );
		if ( $fault ) {
			return array(
				'error'   => $fault->get_error_code(),
				'message' => $fault->get_error_message(),
			);
		}
		$surveys   = Store::get( 'surveys', array() );
		$surveys[] = map_deep( Body::of( $request ), array( self::class, 'shorten' ) );
		Store::set( array( 'surveys' => array_slice( $surveys, -self::KEPT ) ) );
		return Provider::body( 'marketing/survey', array( 'success' => true ) );
	}

	/**
	 * Sanitizes one value of an answer.
	 *
	 * @param mixed $leaf Value.
	 */
	public static function shorten( $leaf ) {
		return is_string( $leaf ) ? mb_substr( sanitize_textarea_field( $leaf ), 0, self::LONGEST ) : $leaf;
	}
}

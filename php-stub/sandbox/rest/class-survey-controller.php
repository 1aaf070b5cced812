<?php
/**
 * Surveys.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use Dashboard_For_Jetpack\Sandbox\Cloud\Provider;
use Dashboard_For_Jetpack\Sandbox\Cloud\Store;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * `marketing/survey`, by POST alone. The cloud's own body comes back, errors too; 200 without a byte where it cannot be reached.
 */
class Survey_Controller extends Controller {

	/**
	 * Answers that the sandbox remembers, the latest.
	 */
	const KEPT = 20;

	/**
	 * {@inheritDoc}
	 */
	public function register_routes() {
		$this->route( WP_REST_Server::CREATABLE, 'marketing/survey', array( Permissions::class, 'disconnect' ), array( $this, 'submit' ) );
	}

	/**
	 * POST marketing/survey.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return mixed
	 */
	public function submit( WP_REST_Request $request ) {
		$answer = Provider::fetch( 'marketing/survey', array( 'success' => true ) );
		if ( is_wp_error( $answer ) ) {
			return Faults::body( $answer );
		}
		$surveys   = Store::get( 'surveys', array() );
		$surveys[] = map_deep( Body::of( $request ), 'sanitize_text_field' );
		Store::set( array( 'surveys' => array_slice( $surveys, -self::KEPT ) ) );
		return $answer;
	}
}

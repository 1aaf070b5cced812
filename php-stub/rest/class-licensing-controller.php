<?php
/**
 * Errors of licences.
 *
 * @package Jetpack_Dashboard
 */

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\State\Site;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * `licensing/error`: bare values both ways.
 */
class Licensing_Controller extends Controller {

	const LONGEST = 1024;

	/**
	 * {@inheritDoc}
	 */
	public function register_routes() {
		$options = array( Permissions::class, 'options' );
		$this->get( 'licensing/error', $options, array( $this, 'read' ) );
		$this->post( 'licensing/error', $options, array( $this, 'save' ), array( 'error' => Args::of( 'string', true ) ) );
	}

	/**
	 * GET licensing/error.
	 *
	 * @return \WP_REST_Response "" where there is none.
	 */
	public function read() {
		return rest_ensure_response( (string) Site::get( 'licensingError', '' ) );
	}

	/**
	 * POST licensing/error; "" clears.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return \WP_REST_Response
	 */
	public function save( WP_REST_Request $request ) {
		Site::set( array( 'licensingError' => mb_substr( sanitize_text_field( $request['error'] ), 0, self::LONGEST ) ) );
		return rest_ensure_response( true );
	}
}

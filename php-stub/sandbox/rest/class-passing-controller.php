<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use Dashboard_For_Jetpack\Sandbox\Cloud\Faults;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of the controllers that forward the cloud's response. The cloud's HTTP status becomes the site's own. A call that did not reach the cloud has no
 * status, and is sent as 200 with an error inside.
 */
abstract class Passing_Controller extends Controller {

	/**
	 * Forwards a body. A body that is not JSON becomes 200 with an empty body.
	 *
	 * @param mixed|WP_Error $body Body, or a failure of Faults.
	 * @param string         $code Machine code of this route's failure.
	 */
	protected function passed( $body, $code ) {
		if ( ! is_wp_error( $body ) ) {
			return rest_ensure_response( $body );
		}
		return Faults::is( $body, Faults::NOT_JSON ) ? null : $this->failed( $body, $code );
	}

	/**
	 * A failure with the code of a route.
	 *
	 * @param WP_Error $failure A failure of Faults.
	 * @param string   $code    Machine code of this route's failure.
	 * @return WP_Error
	 */
	protected function failed( WP_Error $failure, $code ) {
		return new WP_Error( $code, esc_html( $failure->get_error_message() ), array( 'status' => $failure->get_error_data()['status'] ) );
	}
}

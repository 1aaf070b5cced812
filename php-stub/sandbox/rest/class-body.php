<?php

namespace Dashboard_For_Jetpack\Sandbox\Rest;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Parameters of the body only, without those of the path and the query. */
class Body {

	/** Reads JSON first, otherwise form fields. */
	public static function of( WP_REST_Request $request ) {
		$json = $request->get_json_params();
		return is_array( $json ) ? $json : (array) $request->get_body_params();
	}
}

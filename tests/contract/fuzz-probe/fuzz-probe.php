<?php
/**
 * Plugin Name: Probe of the malformed calls
 *
 * Runs a list of REST calls in one process, and reports the status, the writes and the output of each.
 */

add_filter(
	'query',
	static function ( $sql ) {
		$is_write = preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE|DROP|ALTER|CREATE|TRUNCATE)/i', $sql );
		// The lock is released, and transients change no data.
		if ( $is_write && ! preg_match( '/dashboard_for_jetpack_lock|_transient_|session_tokens/', $sql ) ) {
			$GLOBALS['fuzz_probe_writes'][] = substr( $sql, 0, 200 );
		}
		return $sql;
	}
);

add_action(
	'rest_api_init',
	static function () {
		$run_one = static function ( $call ) {
			$user = get_user_by( 'login', $call['caller'] );
			wp_set_current_user( $user ? $user->ID : 0 );
			$request = new WP_REST_Request( $call['method'], $call['path'] );
			$request->set_header( 'content-type', $call['contentType'] );
			parse_str( $call['query'], $query );
			$request->set_query_params( $query );
			$request->set_body( $call['body'] );
			if ( 'POST' === $call['method'] && false !== strpos( $call['contentType'], 'urlencoded' ) ) {
				parse_str( $call['body'], $fields );
				$request->set_body_params( $fields );
			}
			$GLOBALS['fuzz_probe_writes'] = array();
			ob_start();
			$response = rest_do_request( $request );
			$data     = $response->get_data();
			// The response must also be serializable.
			$json = wp_json_encode( rest_get_server()->response_to_data( $response, false ) );
			return array(
				'status'  => false === $json ? 599 : $response->get_status(),
				'code'    => is_array( $data ) && isset( $data['code'] ) && is_scalar( $data['code'] ) ? (string) $data['code'] : '',
				'wrote'   => $GLOBALS['fuzz_probe_writes'],
				'printed' => (string) ob_get_clean(),
			);
		};
		register_rest_route(
			'fuzz-probe/v1',
			'/run',
			array(
				'methods'             => 'POST',
				'callback'            => static function ( WP_REST_Request $request ) use ( $run_one ) {
					return array_map( $run_one, $request['calls'] );
				},
				'permission_callback' => static function () {
					return current_user_can( 'manage_options' );
				},
			)
		);
	}
);

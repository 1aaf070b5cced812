<?php
/**
 * A call of the REST API within a request.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use Throwable;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the site's own REST API as the current user, without another request, because each request boots WordPress once more.
 */
class Inner_Call {

	/**
	 * What the browser would receive, permissions included.
	 *
	 * @param string $call Address below the root of the REST API, with its query.
	 * @return array|null { status: int, body: string, total: string of the list's items or "" }. Null where the code of the route crashes.
	 */
	public static function get( $call ) {
		$buffers = ob_get_level();
		ob_start();
		try {
			list( $path, $query ) = explode( '?', $call . '?' );
			$request              = new WP_REST_Request( 'GET', '/' . $path );
			$request->set_query_params( wp_parse_args( $query ) );
			$server   = rest_get_server();
			$response = rest_do_request( $request );
			$headers  = $response->get_headers();
			$data     = $server->response_to_data( rest_filter_response_fields( $response, $server, $request ), false );
			return array(
				'status' => $response->get_status(),
				// WordPress sends no body for null.
				'body'   => null === $data ? '' : (string) wp_json_encode( $data ),
				'total'  => (string) ( $headers['X-WP-Total'] ?? '' ),
			);
		} catch ( Throwable $fault ) {
			return null;
		} finally {
			// Code of other plugins may print, which would break the data.
			while ( ob_get_level() > $buffers ) {
				ob_end_clean();
			}
		}
	}
}

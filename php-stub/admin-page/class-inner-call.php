<?php
/**
 * A call of the REST API within a request.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use RuntimeException;
use Throwable;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filters, which it applies to the browser's call.

/**
 * Asks Jetpack's REST routes as the current user, without another request, because each request boots WordPress again. The call counts as the
 * browser's: the site's own rules decide about it, and nothing that it changes outlives it. Routes of WordPress and of other plugins are not asked:
 * their code distinguishes the admin from the REST API.
 */
class Inner_Call {

	const ROOT = 'jetpack/v4/';

	/** Code of the exception if the site itself refuses REST calls. */
	const REFUSED = 403;

	/** @var string[] The verdict of the site's own rules: call to "" or the reason for a refusal. */
	private static $refusals = array();

	/** @var array Parameters that every call has besides its own. */
	private static $added = array();

	/** @var bool Whether a call is running. */
	private static $is_running = false;

	/**
	 * Asks the site's own rules about calls. It must run before the first byte is sent, because those rules send headers.
	 *
	 * @param string[] $calls Addresses below the root of the REST API, with their queries.
	 */
	public static function ask_site( array $calls ) {
		foreach ( $calls as $call ) {
			$headers = headers_list();
			$status  = http_response_code();
			$state   = Request_State::take();
			try {
				$user = get_current_user_id();
				rest_get_server();
				Request_State::imitate( self::request_of( $call ) );
				$verdict = rest_get_server()->check_authentication();
				// A rule may also make the call that of another user.
				$is_allowed              = ( null === $verdict || true === $verdict ) && get_current_user_id() === $user;
				self::$refusals[ $call ] = $is_allowed ? '' : ( is_wp_error( $verdict ) ? $verdict->get_error_message() : __( 'This site refuses REST calls.', 'dashboard-for-jetpack' ) );
			} catch ( Throwable $fault ) {
				self::$refusals[ $call ] = $fault->getMessage();
			} finally {
				$state->restore();
			}
			self::restore_headers( $headers, $status );
		}
	}

	/**
	 * The answer that the browser would receive, permissions included.
	 *
	 * @param string $call Address below the root of the REST API, with its query.
	 * @return array { status: int, data: mixed, body: string }.
	 * @throws RuntimeException Without an answer, with the reason.
	 * @throws Throwable        Of the route.
	 */
	public static function get( $call ) {
		if ( 0 !== strpos( $call, self::ROOT ) ) {
			throw new RuntimeException( 'This is not a route of Jetpack.' );
		}
		$refusal = self::$refusals[ $call ] ?? __( 'Another plugin ends the REST calls of this site.', 'dashboard-for-jetpack' );
		if ( '' !== $refusal ) {
			throw new RuntimeException( esc_html( wp_strip_all_tags( $refusal ) ), self::REFUSED ); // phpcs:ignore WordPress.Security.EscapeOutput -- a number.
		}
		$was_running = self::$is_running;
		$state       = Request_State::take();
		try {
			self::$is_running = true;
			return self::answer( self::request_of( $call ) );
		} finally {
			self::$is_running = $was_running;
			$state->restore();
		}
	}

	/** Gets fresh answers in this request. Jetpack keeps two answers for half an hour, but not for a call with this parameter. */
	public static function bypass_caches() {
		self::$added = array( '_cacheBuster' => (string) time() );
	}

	/** @return bool Whether the code of a route is running. */
	public static function is_running() {
		return self::$is_running;
	}

	/**
	 * Restores the state after code has ended the request. For shutdown functions.
	 *
	 * @return bool Whether this is so.
	 */
	public static function recover() {
		self::$is_running = false;
		return Request_State::recover();
	}

	/** Allows no further call in this request. */
	public static function stop() {
		self::$refusals = array();
	}

	private static function request_of( $call ) {
		list( $path, $query ) = explode( '?', $call . '?' );
		$request              = new WP_REST_Request( 'GET', '/' . $path );
		$request->set_query_params( wp_parse_args( $query ) + self::$added );
		return $request;
	}

	/**
	 * As WP_REST_Server::serve_request() does it.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array { status, data, body }.
	 */
	private static function answer( WP_REST_Request $request ) {
		$server = rest_get_server();
		Request_State::imitate( $request );
		$response = $server->dispatch( $request );
		$response = is_wp_error( $response ) ? rest_convert_error_to_response( $response ) : rest_ensure_response( $response );
		$response = apply_filters( 'rest_post_dispatch', $response, $server, $request );
		$status   = $response->get_status();
		if ( apply_filters( 'rest_pre_serve_request', false, $response, $request, $server ) ) {
			$printed = (string) ob_get_contents();
			return array(
				'status' => $status,
				'data'   => json_decode( $printed, true ),
				'body'   => $printed,
			);
		}
		$data = apply_filters( 'rest_pre_echo_response', $server->response_to_data( $response, false ), $server, $request );
		// WordPress sends no body for null.
		$body = null === $data || 204 === $status ? '' : wp_json_encode( $data, apply_filters( 'rest_json_encode_options', 0, $request ) );
		if ( false === $body ) {
			throw new RuntimeException( esc_html( json_last_error_msg() ) );
		}
		return array(
			'status' => $status,
			'data'   => $data,
			'body'   => $body,
		);
	}

	private static function restore_headers( array $headers, $status ) {
		if ( headers_sent() ) {
			return;
		}
		header_remove();
		foreach ( $headers as $header ) {
			header( $header, false );
		}
		if ( $status ) {
			http_response_code( $status );
		}
	}
}

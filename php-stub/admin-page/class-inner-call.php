<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use RuntimeException;
use Throwable;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filters, which it applies to the browser's call.

/**
 * Asks Jetpack's REST routes as the current user, without another request, because each request boots WordPress again. The call counts as the
 * browser's: the site's own rules decide about it, and nothing that it changes outlives it. Routes of WordPress and of other plugins are not asked:
 * their code distinguishes the admin from the REST API.
 */
class Inner_Call {

	const ROOT = 'jetpack/v4/';

	/** @var array The verdict of the site's own rules: call to false, or the reason for a refusal. */
	private static $refusals = array();

	/** @var array Parameters that every call has besides its own. */
	private static $added = array();

	/**
	 * Asks the site's own rules about calls. It must run before the first byte is sent, because those rules send headers.
	 *
	 * @param string[] $calls Addresses below the root of the REST API, with their queries.
	 */
	public static function ask_site( array $calls ) {
		foreach ( $calls as $call ) {
			try {
				Foreign_Code::run(
					static function () use ( $call ) {
						self::check( self::imitate( $call ) );
					}
				);
				self::$refusals[ $call ] = false;
			} catch ( Throwable $fault ) {
				self::$refusals[ $call ] = $fault->getMessage();
			}
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
		if ( false !== $refusal ) {
			throw new RuntimeException( esc_html( wp_strip_all_tags( $refusal ) ) );
		}
		return Foreign_Code::run(
			static function () use ( $call ) {
				return self::answer( self::imitate( $call ) );
			}
		);
	}

	/** Gets fresh answers in this request. Jetpack keeps two answers for half an hour, but not for a call with this parameter. */
	public static function bypass_caches() {
		self::$added = array( '_cacheBuster' => (string) time() );
	}

	/** Allows no further call in this request. */
	public static function stop() {
		self::$refusals = array();
	}

	/**
	 * Makes this request look like the browser's own.
	 *
	 * @param string $call Address below the root of the REST API, with its query.
	 * @return WP_REST_Request Without the headers.
	 */
	private static function imitate( $call ) {
		list( $path, $query ) = explode( '?', $call . '?' );
		$url                  = add_query_arg( array_map( 'rawurlencode', wp_parse_args( $query ) + self::$added ), rest_url( $path ) );
		$query                = (string) wp_parse_url( $url, PHP_URL_QUERY );
		$request              = new WP_REST_Request( 'GET', "/$path" );
		$request->set_query_params( wp_parse_args( $query ) );
		$input = wp_slash( $request->get_query_params() );
		$file  = (string) wp_parse_url( home_url( '/index.php' ), PHP_URL_PATH );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- until the call is over.
		$GLOBALS['_GET']     = $input;
		$GLOBALS['_POST']    = array();
		$GLOBALS['_REQUEST'] = $input;
		$GLOBALS['_SERVER']  = array(
			'REQUEST_METHOD'  => 'GET',
			'REQUEST_URI'     => wp_slash( wp_make_link_relative( $url ) ),
			'QUERY_STRING'    => wp_slash( $query ),
			'PHP_SELF'        => $file,
			'SCRIPT_NAME'     => $file,
			'HTTP_X_WP_NONCE' => wp_create_nonce( 'wp_rest' ),
		) + array_diff_key( $GLOBALS['_SERVER'], array_flip( array( 'PATH_INFO', 'HTTP_ORIGIN', 'HTTP_X_HTTP_METHOD_OVERRIDE', 'CONTENT_TYPE', 'CONTENT_LENGTH' ) ) );
		$GLOBALS['wp']       = clone $GLOBALS['wp'];
		// phpcs:enable
		$GLOBALS['wp']->query_vars = array( 'rest_route' => "/$path" );
		return $request;
	}

	/**
	 * Throws unless the browser's call would reach the route, and as the same user. A server of the site's own class may answer in any way.
	 *
	 * @param WP_REST_Request $request The call that this request imitates.
	 * @throws RuntimeException With the reason.
	 */
	private static function check( WP_REST_Request $request ) {
		$user    = get_current_user_id();
		$verdict = self::finds_server( $request->get_route() ) && WP_REST_Server::class === get_class( rest_get_server() ) ? rest_get_server()->check_authentication() : false;
		if ( ( null !== $verdict && true !== $verdict ) || get_current_user_id() !== $user ) {
			$reason = is_wp_error( $verdict ) ? $verdict->get_error_message() : __( 'This site refuses REST calls.', 'dashboard-for-jetpack' );
			throw new RuntimeException( $reason ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped when get() throws it again.
		}
	}

	/**
	 * Whether WordPress leads the address of this request to its REST server, after all that other plugins do before.
	 *
	 * @throws RuntimeException Of other plugins.
	 */
	private static function finds_server( $route ) {
		$priority = has_action( 'parse_request', 'rest_api_loaded' );
		if ( false === $priority ) {
			return false;
		}
		$found     = null;
		$last      = &$GLOBALS['wp_filter']['parse_request']->callbacks[ $priority ]['rest_api_loaded']['function'];
		$last_real = $last;
		// WordPress ends the request here, so nothing that comes later may run.
		$last = static function ( $wp ) use ( &$found ) {
			$found = untrailingslashit( $wp->query_vars['rest_route'] ?? '' );
			throw new RuntimeException( 'Found.' );
		};
		try {
			$GLOBALS['wp']->parse_request();
		} catch ( RuntimeException $end ) {
			if ( null === $found ) {
				throw $end;
			}
		} finally {
			$last = $last_real;
		}
		return $found === $route;
	}

	/**
	 * As WP_REST_Server::serve_request() does it.
	 *
	 * @param WP_REST_Request $request The call that this request imitates.
	 * @return array { status, data, body }.
	 */
	private static function answer( WP_REST_Request $request ) {
		$server = rest_get_server();
		$request->set_headers( $server->get_headers( wp_unslash( $_SERVER ) ) );
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
}

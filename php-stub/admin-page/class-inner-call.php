<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use RuntimeException;
use Throwable;
use WP_Hook;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filters, which it applies to the browser's call.

/**
 * Asks Jetpack's REST routes as the current user, without another request, because each request boots WordPress again. The call counts as the
 * browser's: the site's own rules decide about it, and nothing that it changes outlives it. Routes of WordPress and of other plugins are not asked:
 * their code distinguishes the admin from the REST API.
 *
 * A call is an address below the root of the REST API, with its query.
 */
class Inner_Call {

	const ROOT = 'jetpack/v4/';

	/** @var array The verdict of the site's own rules: call to false, or the reason for a refusal. */
	private static $refusals = array();

	/** @var array As of ask_site(). */
	private static $added = array();

	/**
	 * Asks the site's own rules about calls, which have these parameters besides their own, and allows no others in this request. It must run before the first
	 * byte is sent, because those rules send headers.
	 */
	public static function ask_site( array $calls, array $added = array() ) {
		self::$added    = $added;
		self::$refusals = array();
		foreach ( $calls as $call ) {
			try {
				Foreign_Code::run( static fn() => self::check( self::imitate( $call ) ) );
				self::$refusals[ $call ] = false;
			} catch ( Throwable $fault ) {
				self::$refusals[ $call ] = $fault->getMessage();
			}
		}
	}

	/** @return array { status: int, data: mixed, body: string } that the browser would receive, permissions included. Throws without one, with the reason. */
	public static function get( $call ) {
		$refusal = self::$refusals[ $call ] ?? __( 'Another plugin ends the REST calls of this site.', 'dashboard-for-jetpack' );
		if ( false !== $refusal || 0 !== strpos( $call, self::ROOT ) ) {
			throw new RuntimeException( esc_html( wp_strip_all_tags( $refusal ) ) );
		}
		return Foreign_Code::run( static fn() => self::answer( self::imitate( $call ) ) );
	}

	/**
	 * Whether a call would reach the code of its route: by the site's own rules and the permission that the route asks for, but without that code.
	 */
	public static function may( $call ) {
		if ( false !== ( self::$refusals[ $call ] ?? true ) ) {
			return false;
		}
		$is_reached = false;
		$others     = $GLOBALS['wp_filter']['rest_dispatch_request'] ?? new WP_Hook();
		// The filter that comes right before that code. Other plugins' callbacks answer in its place.
		$GLOBALS['wp_filter']['rest_dispatch_request'] = new WP_Hook(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- until the call is over.
		add_filter(
			'rest_dispatch_request',
			static function () use ( &$is_reached ) {
				$is_reached = true;
				return new WP_REST_Response();
			}
		);
		try {
			Foreign_Code::run( static fn() => rest_get_server()->dispatch( self::imitate( $call ) ) );
		} catch ( Throwable $fault ) {
			$is_reached = false;
		} finally {
			$GLOBALS['wp_filter']['rest_dispatch_request'] = $others; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as before.
		}
		return $is_reached;
	}

	/** Makes this request look like the browser's own. */
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

	/** Throws unless the browser's call would reach the route, and as the same user. A server of the site's own class may answer in any way. */
	private static function check( WP_REST_Request $request ) {
		$user    = get_current_user_id();
		$verdict = self::finds_server( $request->get_route() ) && WP_REST_Server::class === get_class( rest_get_server() ) ? rest_get_server()->check_authentication() : false;
		if ( ( null !== $verdict && true !== $verdict ) || get_current_user_id() !== $user ) {
			$reason = is_wp_error( $verdict ) ? $verdict->get_error_message() : __( 'This site refuses REST calls.', 'dashboard-for-jetpack' );
			throw new RuntimeException( $reason ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped when get() throws it again.
		}
	}

	/** Whether WordPress leads the address of this request to its REST server, after all that other plugins do before. */
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

	/** As WP_REST_Server::serve_request() does it. */
	private static function answer( WP_REST_Request $request ) {
		$server = rest_get_server();
		$request->set_headers( $server->get_headers( wp_unslash( $_SERVER ) ) );
		$response = $server->dispatch( $request );
		$response = is_wp_error( $response ) ? rest_convert_error_to_response( $response ) : rest_ensure_response( $response );
		$response = apply_filters( 'rest_post_dispatch', $response, $server, $request );
		$status   = $response->get_status();
		if ( apply_filters( 'rest_pre_serve_request', false, $response, $request, $server ) ) {
			$body = (string) ob_get_contents();
			$data = json_decode( $body, true );
			return compact( 'status', 'data', 'body' );
		}
		$data = apply_filters( 'rest_pre_echo_response', $server->response_to_data( $response, false ), $server, $request );
		// WordPress sends no body for null.
		$body = null === $data || 204 === $status ? '' : wp_json_encode( $data, apply_filters( 'rest_json_encode_options', 0, $request ) );
		if ( false === $body ) {
			throw new RuntimeException( esc_html( json_last_error_msg() ) );
		}
		return compact( 'status', 'data', 'body' );
	}

	/** @return WP_REST_Response The answer of a route with its permissions, but without the site's own rules about the browser's calls: nothing is printed. */
	public static function ask_route( $method, $path, array $body = array() ) {
		$request = new WP_REST_Request( $method, '/' . self::ROOT . $path );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body( $body ? (string) wp_json_encode( $body ) : '' );
		return Foreign_Code::run( static fn() => rest_do_request( $request ) );
	}
}

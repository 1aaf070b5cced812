<?php
/**
 * The server's side of a visit.
 *
 * @package Dashboard_For_Jetpack
 */

use Dashboard_For_Jetpack\Admin_Page\First_Calls;
use Dashboard_For_Jetpack_Beside\Provider;

defined( 'ABSPATH' ) || exit;

/**
 * Delays the provider's answers and logs how long PHP worked, in requests of a visit: those with the cookie "bench_visit".
 */
class Server_Time {

	/** Milliseconds between a request to the provider and its answer. */
	const DELAY = 150;

	/** Reads that the sandbox answers in the provider's place. The real plugin asks the provider for them by HTTP. */
	const ASKING = '#^/jetpack/v4/(?:site|products|plans|upsell|purchases|intro-offers|rewind|scan|jitm|search/|backup|tracking/settings|licensing/user/|marketing/survey|verify-site/|connection/test|module/(?:stats|akismet|vaultpress|monitor|verification-tools)/data|recommendations/(?:product-suggestions|upsell))#';

	/**
	 * Adds the hooks.
	 *
	 * @param string $visit Number of the visit, "" for none.
	 */
	public static function hook( $visit ) {
		if ( ! ctype_digit( $visit ) ) {
			return;
		}
		self::delay_provider();
		add_filter( 'rest_request_before_callbacks', array( self::class, 'delay_sandbox' ), 10, 3 );
		// After WordPress's own shutdown function, so that the actions of "shutdown" count.
		register_shutdown_function( array( self::class, 'log' ), $visit );
	}

	/**
	 * Delays what the double of the provider answers: over HTTP, as the real one would, from the bench's server (bin/lib/bench/provider.mjs). PHP in
	 * WebAssembly does not reach that server; there, PHP waits itself.
	 */
	private static function delay_provider() {
		if ( ! getenv( 'BENCH_PROVIDER' ) || ! function_exists( 'curl_init' ) || ! class_exists( Provider::class ) ) {
			add_filter( 'pre_http_request', array( self::class, 'wait_for_provider' ), 10, 3 );
			return;
		}
		defined( 'WP_ACCESSIBLE_HOSTS' ) || define( 'WP_ACCESSIBLE_HOSTS', '*.wordpress.com,*.wp.com' );
		remove_filter( 'pre_http_request', array( Provider::class, 'answer' ), PHP_INT_MAX );
		add_filter( 'pre_http_request', array( self::class, 'answer_others' ), PHP_INT_MAX, 3 );
		add_action( 'http_api_curl', array( self::class, 'send_to_bench' ), 10, 3 );
	}

	/**
	 * Whether an address is the provider's.
	 *
	 * @param string $url Address.
	 * @return bool
	 */
	private static function is_of_provider( $url ) {
		return 1 === preg_match( '#(?:^|\.)(?:wordpress|wp)\.com$#', (string) wp_parse_url( $url, PHP_URL_HOST ) );
	}

	/**
	 * Filter `pre_http_request`: waits before a request to the provider is answered.
	 *
	 * @param mixed  $answer Answer of an earlier filter.
	 * @param array  $args   Not used.
	 * @param string $url    Address.
	 * @return mixed The answer, unchanged.
	 */
	public static function wait_for_provider( $answer, $args, $url ) {
		if ( self::is_of_provider( $url ) ) {
			usleep( 1000 * self::DELAY );
		}
		return $answer;
	}

	/**
	 * Filter `pre_http_request`: answers what does not go to the provider, at once.
	 *
	 * @param mixed  $answer Answer of an earlier filter.
	 * @param array  $args   Arguments of the request.
	 * @param string $url    Address.
	 * @return mixed
	 */
	public static function answer_others( $answer, $args, $url ) {
		return self::is_of_provider( $url ) ? false : Provider::answer( $answer, $args, $url );
	}

	/**
	 * Action `http_api_curl`: sends a request to the bench's server, with the answer that it is to return later.
	 *
	 * @param resource|CurlHandle $handle Request.
	 * @param array               $args   Arguments of the request.
	 * @param string              $url    Address.
	 */
	public static function send_to_bench( $handle, $args, $url ) {
		$answer = Provider::answer( false, $args, $url );
		// phpcs:disable WordPress.WP.AlternativeFunctions -- the request is WordPress's own.
		curl_setopt( $handle, CURLOPT_URL, getenv( 'BENCH_PROVIDER' ) . '?delay=' . self::DELAY );
		curl_setopt( $handle, CURLOPT_POST, true );
		curl_setopt( $handle, CURLOPT_CUSTOMREQUEST, 'POST' );
		curl_setopt( $handle, CURLOPT_POSTFIELDS, $answer['body'] );
		curl_setopt( $handle, CURLOPT_HTTPHEADER, array( 'Content-Type: ' . $answer['headers']['content-type'], 'Expect:' ) );
		// phpcs:enable
	}

	/**
	 * Filter `rest_request_before_callbacks`: waits before the sandbox answers in the provider's place.
	 *
	 * @param mixed           $response Response of an earlier filter.
	 * @param array           $handler  Not used.
	 * @param WP_REST_Request $request  Request.
	 * @return mixed The response, unchanged.
	 */
	public static function delay_sandbox( $response, $handler, $request ) {
		if ( ! class_exists( 'Jetpack', false ) && 'GET' === $request->get_method() && preg_match( self::ASKING, $request->get_route() ) ) {
			usleep( 1000 * self::DELAY );
		}
		return $response;
	}

	/**
	 * Adds a line { visit: string, ms: float } for a page, a REST call or several of them in one request. wp-admin's heartbeat is neither.
	 *
	 * @param string $visit Number of the visit.
	 */
	public static function log( $visit ) {
		$is_page  = is_admin() && ! wp_doing_ajax();
		$is_calls = doing_action( 'wp_ajax_' . First_Calls::ACTION ) || ( defined( 'REST_REQUEST' ) && REST_REQUEST );
		if ( ! $is_page && ! $is_calls ) {
			return;
		}
		$line = array(
			'visit' => $visit,
			'ms'    => 1000 * ( microtime( true ) - (float) $_SERVER['REQUEST_TIME_FLOAT'] ), // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
		);
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a log beside the served folder, like WordPress's own on this site.
		file_put_contents( dirname( rtrim( ABSPATH, '/' ) ) . '/database/bench.log', wp_json_encode( $line ) . "\n", FILE_APPEND | LOCK_EX );
	}
}

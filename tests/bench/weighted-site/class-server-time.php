<?php
/**
 * The server's side of a visit.
 *
 * @package Dashboard_For_Jetpack
 */

use Dashboard_For_Jetpack\Admin_Page\First_Calls;
use Dashboard_For_Jetpack_Beside\Distant_Provider;

defined( 'ABSPATH' ) || exit;

/**
 * Delays the provider's answers and logs how long PHP worked, in requests of a visit: those with the cookie "bench_visit".
 */
class Server_Time {

	/** Milliseconds between a request to the provider and its answer, the same as in bin/lib/bench/sites.mjs. */
	const DELAY = 150;

	/** Reads that the sandbox answers for the provider. The real plugin asks the provider for them by HTTP. */
	const ASKING = '#^/jetpack/v4/(?:site|products|plans|upsell|purchases|intro-offers|rewind|scan|jitm|search/|backup|tracking/settings|licensing/user/|marketing/survey|verify-site/|connection/test|module/(?:stats|akismet|vaultpress|monitor|verification-tools)/data|recommendations/(?:product-suggestions|upsell))#';

	/** Messages, for which Jetpack itself asks on every admin page, the blank one included. */
	const MESSAGES = '#/jitm(?:/|$)#';

	/** @var int Requests of this one to the provider, but for messages. */
	private static $asked = 0;

	/**
	 * Adds the hooks.
	 *
	 * @param string $visit Number of the visit, "" for none.
	 */
	public static function hook( $visit ) {
		if ( ! ctype_digit( $visit ) ) {
			return;
		}
		add_filter( 'pre_http_request', array( self::class, 'delay_provider' ), 10, 3 );
		add_filter( 'rest_request_before_callbacks', array( self::class, 'delay_sandbox' ), 10, 3 );
		// Runs after WordPress's own shutdown function, so that the actions of "shutdown" count.
		register_shutdown_function( array( self::class, 'log' ), $visit );
	}

	/**
	 * Filter `pre_http_request`: counts the requests to the provider, and waits before one is answered. Beside Jetpack, the answers come over the network,
	 * where they are already delayed.
	 *
	 * @param mixed  $answer Answer of an earlier filter.
	 * @param array  $args   Not used.
	 * @param string $url    Address.
	 * @return mixed The answer, unchanged.
	 */
	public static function delay_provider( $answer, $args, $url ) {
		if ( preg_match( '#(?:^|\.)(?:wordpress|wp)\.com$#', (string) wp_parse_url( $url, PHP_URL_HOST ) ) ) {
			self::$asked += preg_match( self::MESSAGES, $url ) ? 0 : 1;
			if ( ! class_exists( Distant_Provider::class ) || ! Distant_Provider::is_used() ) {
				usleep( 1000 * self::DELAY );
			}
		}
		return $answer;
	}

	/**
	 * Filter `rest_request_before_callbacks`: waits before the sandbox answers for the provider.
	 *
	 * @param mixed           $response Response of an earlier filter.
	 * @param array           $handler  Not used.
	 * @param WP_REST_Request $request  Request.
	 * @return mixed The response, unchanged.
	 */
	public static function delay_sandbox( $response, $handler, $request ) {
		if ( ! class_exists( 'Jetpack', false ) && 'GET' === $request->get_method() && preg_match( self::ASKING, $request->get_route() ) ) {
			self::$asked += preg_match( self::MESSAGES, $request->get_route() ) ? 0 : 1;
			usleep( 1000 * self::DELAY );
		}
		return $response;
	}

	/**
	 * Adds a line { visit: string, ms: float, asked: int } for a page, a REST call or several of them in one request. Ignores wp-admin's heartbeat.
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
			'asked' => self::$asked,
		);
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a log beside the served folder, like WordPress's own on this site.
		file_put_contents( dirname( rtrim( ABSPATH, '/' ) ) . '/database/bench.log', wp_json_encode( $line ) . "\n", FILE_APPEND | LOCK_EX );
	}
}

<?php
/**
 * The time that other hosts may take.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Limits the time that all requests to other hosts take together. Each waits in one of PHP's workers (a small site has two) for up to half a
 * minute. A REST call that the limit cuts short is given up as a whole, because its code would take the limit for a failure of the host, and might
 * remember it.
 */
class Time_Limit {

	/** @var float|null When it ends, as microtime( true ); null without a limit. */
	private static $end;

	/**
	 * Starts a limit.
	 *
	 * @param float $seconds From now.
	 */
	public static function start( $seconds ) {
		self::$end = microtime( true ) + $seconds;
		add_filter( 'http_request_args', array( self::class, 'shorten' ), PHP_INT_MAX );
		add_filter( 'pre_http_request', array( self::class, 'refuse' ), PHP_INT_MIN );
		add_action( 'requests-requests.before_request', array( self::class, 'shorten_hop' ), PHP_INT_MAX, 5 );
		add_action( 'http_api_debug', array( self::class, 'give_up' ), PHP_INT_MAX );
	}

	/** Ends the limit. */
	public static function stop() {
		self::$end = null;
	}

	/** @return bool Whether the time is over. */
	public static function is_over() {
		return null !== self::$end && microtime( true ) >= self::$end;
	}

	/**
	 * Filter `http_request_args`.
	 *
	 * @param array $args { timeout: seconds }.
	 * @return array
	 */
	public static function shorten( $args ) {
		if ( null !== self::$end ) {
			$args['timeout'] = self::at_most( $args['timeout'] ?? 5 );
		}
		return $args;
	}

	/**
	 * Filter `pre_http_request`: sends no request when the time is over.
	 *
	 * @param mixed $answer Answer of an earlier filter.
	 * @return mixed
	 */
	public static function refuse( $answer ) {
		if ( ! self::is_over() ) {
			return $answer;
		}
		$refusal = new WP_Error( 'http_request_failed', __( 'Other servers took too long.', 'dashboard-for-jetpack' ) );
		self::give_up( $refusal );
		return $refusal;
	}

	/**
	 * Action `requests-requests.before_request`: each redirect has the whole timeout again.
	 *
	 * @param string       $url     Not used.
	 * @param array        $headers Not used.
	 * @param array|string $data    Not used.
	 * @param string       $type    Not used.
	 * @param array        $options { timeout: seconds }.
	 */
	public static function shorten_hop( &$url, &$headers, &$data, &$type, &$options ) {
		if ( null !== self::$end ) {
			$options['timeout'] = self::at_most( $options['timeout'] );
		}
	}

	/**
	 * Action `http_api_debug`: gives up a REST call whose request failed because the time was over.
	 *
	 * @param array|WP_Error $answer Answer of the host.
	 * @throws RuntimeException If this is so.
	 */
	public static function give_up( $answer ) {
		if ( is_wp_error( $answer ) && self::is_over() && Inner_Call::is_running() ) {
			throw new RuntimeException( esc_html__( 'Another server took too long.', 'dashboard-for-jetpack' ) );
		}
	}

	private static function at_most( $seconds ) {
		return max( 0.01, min( (float) $seconds, self::$end - microtime( true ) ) );
	}
}

<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Limits the time that all requests to other hosts take together. Each waits in one of PHP's workers (a small site has two) for up to half a
 * minute. PHP's own time doesn't count, because a slow server would otherwise lose answers that came in time. Code whose request the limit cuts short
 * is abandoned altogether, because it would take the limit for a failure of the host, and might remember it.
 */
class Time_Limit {

	/** Seconds for all tasks of a page. */
	const OF_PAGE = 2.5;

	/** @var float|null Seconds that are left; null without a limit. */
	private static $left;

	/** @var float|null When the running request began, as microtime( true ). */
	private static $began;

	/** @var float Seconds that are left for the tasks of the page. */
	private static $left_of_page = self::OF_PAGE;

	/**
	 * Starts a limit.
	 *
	 * @param float $seconds Of requests from now on.
	 */
	public static function start( $seconds ) {
		self::$left = $seconds;
		add_filter( 'http_request_args', array( self::class, 'shorten' ), PHP_INT_MAX );
		add_filter( 'pre_http_request', array( self::class, 'begin' ), PHP_INT_MIN );
		add_filter( 'pre_http_request', array( self::class, 'end_answered' ), PHP_INT_MAX );
		add_action( 'requests-requests.before_request', array( self::class, 'shorten_hop' ), PHP_INT_MAX, 5 );
		add_action( 'http_api_debug', array( self::class, 'end' ), PHP_INT_MAX );
	}

	/**
	 * Runs a task of the page. Requests of other plugins have no limit.
	 *
	 * @param callable $task Without arguments.
	 * @return mixed Its result.
	 * @throws RuntimeException If other hosts took too long, and what the task throws itself.
	 */
	public static function in_page( callable $task ) {
		self::start( self::$left_of_page );
		try {
			return call_user_func( $task );
		} finally {
			self::$left_of_page = self::seconds_left();
			self::$left         = null;
		}
	}

	/** @return bool Whether the time is up. */
	public static function is_over() {
		return null !== self::$left && self::seconds_left() <= 0;
	}

	/**
	 * Filter `http_request_args`.
	 *
	 * @param array $args { timeout: seconds }.
	 */
	public static function shorten( $args ) {
		if ( null !== self::$left ) {
			$args['timeout'] = self::at_most( $args['timeout'] ?? 5 );
		}
		return $args;
	}

	/**
	 * Filter `pre_http_request`, before all others: sends no request when the time is up.
	 *
	 * @param mixed $answer Answer of an earlier filter.
	 */
	public static function begin( $answer ) {
		if ( ! self::is_over() ) {
			self::$began = microtime( true );
			return $answer;
		}
		$refusal = new WP_Error( 'http_request_failed', __( 'Other servers took too long.', 'dashboard-for-jetpack' ) );
		self::end( $refusal );
		return $refusal;
	}

	/**
	 * Filter `pre_http_request`, after all others: WordPress sends no request that a plugin has answered.
	 *
	 * @param mixed $answer Answer of a plugin, or false.
	 */
	public static function end_answered( $answer ) {
		if ( false !== $answer ) {
			self::end( $answer );
		}
		return $answer;
	}

	/**
	 * Action `requests-requests.before_request`: each redirect has the whole timeout again.
	 *
	 * @param array|string $data    Not used.
	 * @param array        $options { timeout: seconds }.
	 */
	public static function shorten_hop( &$url, &$headers, &$data, &$type, &$options ) {
		if ( null !== self::$left ) {
			$options['timeout'] = self::at_most( $options['timeout'] );
		}
	}

	/**
	 * Action `http_api_debug`: counts a request, and abandons the code whose request failed because the time was up.
	 *
	 * @param array|WP_Error $answer Answer of the host.
	 * @throws RuntimeException If it was.
	 */
	public static function end( $answer ) {
		if ( null === self::$left ) {
			return;
		}
		self::$left  = self::seconds_left();
		self::$began = null;
		if ( is_wp_error( $answer ) && self::is_over() ) {
			throw new RuntimeException( esc_html__( 'Another server took too long.', 'dashboard-for-jetpack' ) );
		}
	}

	private static function seconds_left() {
		return self::$left - ( null === self::$began ? 0 : microtime( true ) - self::$began );
	}

	private static function at_most( $seconds ) {
		return max( 0.01, min( (float) $seconds, self::seconds_left() ) );
	}
}

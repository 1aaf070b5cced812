<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use Dashboard_For_Jetpack\Plugin\Build;
use Throwable;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * What the provider last said about the site. Keeps the answers to calls that Jetpack makes as the site (`keeps` in src/domain/calls/arrivals.ts), whoever has asked,
 * so that a page opens with them and asks nothing that was asked a minute ago. A call that may change the site forgets them all.
 */
class Kept_Answers {

	/** Parameters that don't change an answer. */
	const IGNORED = array( 'rest_route', '_cacheBuster', '_locale', '_wpnonce' );

	/** Writes that change none of the answers: those of the provider while it synchronizes or backs up, and what a person has seen or chosen. */
	const HARMLESS = '#^/jetpack/v4/(sync|backup-helper-script|jitm|hints|notice|tracking|recommendations|marketing)\b#';

	/** Parameter of the app's calls, without which Jetpack may answer from a cache of half an hour (API-03). */
	const FRESH = '_cacheBuster';

	/** The calls that the app makes for people who can't connect the site, with the right that they need. */
	const OF_OTHERS = array( 'jetpack/v4/module/stats/data?range=day' => 'view_stats' );

	/** @var array Call to { at, asked, text }: the answers of this request. */
	private static $noted = array();

	/** @var WP_REST_Request|null The write that is running. */
	private static $write;

	/** @var array|null As of Answer_Row::read(), once the page has asked the site's rules about the calls in it. */
	private static $row;

	/** @var array Call to { age, keeps: milliseconds, text }: those that the current user may read, once the page has begun. */
	private static $printed = array();

	public static function hook() {
		add_filter( 'rest_post_dispatch', array( self::class, 'note' ), PHP_INT_MAX, 3 );
		add_filter( 'rest_dispatch_request', array( self::class, 'begin_write' ), PHP_INT_MIN, 2 );
		add_filter( 'rest_request_after_callbacks', array( self::class, 'end_write' ), PHP_INT_MAX, 3 );
	}

	/**
	 * Filter `rest_post_dispatch`: notes an answer without changing it.
	 *
	 * @param mixed $response Answer.
	 * @param mixed $server   REST server.
	 * @param mixed $request  Request.
	 */
	public static function note( $response, $server, $request ) {
		try {
			$call = $request instanceof WP_REST_Request && $server instanceof WP_REST_Server && 200 === $response->get_status() ? self::call_of( $request ) : '';
			$kept = $call && $request[ self::FRESH ] && ! defined( 'WP_CLI' ) && ! defined( 'WP_IMPORTING' ) ? Build::table( 'kept-answers' )[ $call ] ?? null : null;
			$data = $kept ? json_decode( (string) wp_json_encode( $server->response_to_data( $response, false ) ) ) : null;
			$text = $kept ? self::readable( $data, $kept['fields'] ) : null;
			if ( null !== $text ) {
				// Jetpack adds to its stats since when it has them.
				self::add( $call, $text, min( (int) ( $data->general->cached_at ?? PHP_INT_MAX ), microtime( true ) ) );
			}
		} catch ( Throwable $fault ) {
			unset( $fault ); // The answer is the visitor's.
		}
		return $response;
	}

	private static function add( $call, $text, $at ) {
		if ( ! self::$noted ) {
			register_shutdown_function( array( self::class, 'save' ) );
		}
		self::$noted[ $call ] = array(
			'at'    => $at,
			'asked' => microtime( true ),
			'text'  => $text,
		);
	}

	/** Shutdown function: stores the answers of this request by one query, unless something was changed since it began. */
	public static function save() {
		if ( is_multisite() && ms_is_switched() ) {
			return;
		}
		$row  = Answer_Row::read();
		$news = array_filter(
			self::$noted,
			static function ( $answer, $call ) use ( $row ) {
				$known = $row['answers'][ $call ] ?? null;
				return ! $known || $known['text'] !== $answer['text'] || $answer['at'] - $known['at'] > Build::table( 'kept-answers' )[ $call ]['keeps'] / 2 || self::is_before( $known, $row['since'] );
			},
			ARRAY_FILTER_USE_BOTH
		);
		if ( $news && (float) ( $_SERVER['REQUEST_TIME_FLOAT'] ?? 0 ) >= $row['since'] ) {
			$row['answers'] = $news + $row['answers'];
			Answer_Row::write( $row );
			self::announce();
		}
	}

	/**
	 * Filter `rest_dispatch_request`, which the permission of the route precedes.
	 *
	 * @param mixed $result  Answer of another plugin.
	 * @param mixed $request Request.
	 */
	public static function begin_write( $result, $request ) {
		if ( ! in_array( $request->get_method(), array( 'GET', 'HEAD' ), true ) && 0 === strpos( $request->get_route(), '/' . Inner_Call::ROOT ) && ! preg_match( self::HARMLESS, $request->get_route() ) ) {
			self::$write = $request;
			self::drop();
		}
		return $result;
	}

	/**
	 * Filter `rest_request_after_callbacks`: forgets what was asked in the meantime, too, even after an error, because half of a write may be saved.
	 *
	 * @param mixed $response Answer.
	 * @param mixed $request  Request.
	 */
	public static function end_write( $response, $handler, $request ) {
		if ( self::$write === $request ) {
			self::$write = null;
			self::drop();
		}
		return $response;
	}

	/** Forgets all answers. */
	public static function drop() {
		Answer_Row::write(
			array(
				'answers' => array(),
				'since'   => microtime( true ),
			) + Answer_Row::read()
		);
		self::announce();
	}

	private static function announce() {
		/** Fires when the kept answers of the site have changed. */
		do_action( 'dashboard_for_jetpack_answers' );
	}

	/**
	 * The calls whose answers the page may print, before any output. Whoever comes from another host may have bought, restored or scanned something there, so all
	 * answers are old then.
	 */
	public static function calls() {
		$row  = Answer_Row::read();
		$from = self::host_of( wp_unslash( $_SERVER['HTTP_REFERER'] ?? '' ) );
		// A proxy may know the site by another name than WordPress.
		$own = array_map( array( self::class, 'host_of' ), array( admin_url(), home_url(), '//' . wp_unslash( $_SERVER['HTTP_HOST'] ?? '' ) ) );
		if ( $row['answers'] && $from && ! in_array( $from, $own, true ) ) {
			$row['since'] = microtime( true );
			Answer_Row::write( $row );
		}
		$is_offered     = static fn( $call ) => Rights::has( 'jetpack_connect' ) || ( isset( self::OF_OTHERS[ $call ] ) && Rights::has( self::OF_OTHERS[ $call ] ) );
		$row['answers'] = array_filter( $row['answers'], $is_offered, ARRAY_FILTER_USE_KEY );
		self::$row      = $row;
		return array_keys( $row['answers'] );
	}

	/**
	 * Chooses the answers that the current user may read.
	 *
	 * @return bool[] Call to whether its answer is current.
	 */
	public static function choose() {
		foreach ( self::$row['answers'] ?? array() as $call => $answer ) {
			if ( Inner_Call::may( $call ) ) {
				$keeps = 1000 * Build::table( 'kept-answers' )[ $call ]['keeps'];
				$age   = (int) ( 1000 * ( microtime( true ) - $answer['at'] ) );

				self::$printed[ $call ] = array(
					'age'   => self::is_before( $answer, self::$row['since'] ) ? max( $age, $keeps ) : $age,
					'keeps' => $keeps,
					'text'  => $answer['text'],
				);
			}
		}
		return array_map( static fn( $answer ) => $answer['age'] >= 0 && $answer['age'] < $answer['keeps'], self::$printed );
	}

	/** @return array As $printed. */
	public static function chosen() {
		return self::$printed;
	}

	/** Whether an answer was asked for before a time. Jetpack may have kept it for longer: after a change, its stats are the newest there are. */
	private static function is_before( array $answer, $time ) {
		return ( $answer['asked'] ?? $answer['at'] ) < $time;
	}

	private static function host_of( $url ) {
		return (string) wp_parse_url( esc_url_raw( $url ), PHP_URL_HOST );
	}

	/** Address below the root of the REST API, as the app writes it; "" for other routes than Jetpack's, and for writes. */
	private static function call_of( WP_REST_Request $request ) {
		$path  = ltrim( $request->get_route(), '/' );
		$query = array_diff_key( $request->get_query_params(), array_flip( self::IGNORED ) );
		return 'GET' === $request->get_method() && 0 === strpos( $path, Inner_Call::ROOT ) ? $path . ( $query ? '?' . http_build_query( $query ) : '' ) : '';
	}

	/**
	 * The fields of an answer that the app reads, as JSON.
	 *
	 * @param mixed $answer Decoded body.
	 * @param mixed $shape  As in src/domain/server-tables/kept-answers.ts.
	 * @return string|null Null for a failure with the status 200, which lacks the first part that has a shape of its own.
	 */
	private static function readable( $answer, $shape ) {
		$kept  = self::pick( $answer, $shape );
		$parts = is_array( $shape ) ? array_filter( $shape, 'is_array' ) : array();
		$first = key( $parts );
		$is_of = null === $first ? null !== $kept : isset( $kept->$first ) && ( isset( $parts[ $first ][0] ) || array() !== $kept->$first );
		return $is_of ? (string) wp_json_encode( $kept ) : null;
	}

	/** The parts of a value that have a place in a shape; null if it has none of them. PHP writes an empty map as an empty list. */
	private static function pick( $value, $shape ) {
		if ( ! is_array( $shape ) ) {
			return 'number' === $shape && ! is_int( $value ) || ! is_scalar( $value ) ? null : $value;
		}
		if ( is_string( $value ) ) {
			$inner = self::pick( json_decode( $value ), $shape );
			return null === $inner ? null : wp_json_encode( $inner );
		}
		if ( isset( $shape[0] ) && is_array( $value ) ) {
			return array_map( static fn( $item ) => self::pick( $item, $shape[0] ) ?? (object) array(), $value );
		}
		$found = array();
		foreach ( is_object( $value ) ? get_object_vars( $value ) : array() as $name => $part ) {
			$place = $shape[ $name ] ?? $shape['*'] ?? null;
			$inner = null === $place ? null : self::pick( $part, $place );
			if ( null !== $inner || ( null === $part && null !== $place ) ) {
				$found[ $name ] = $inner;
			}
		}
		return array() === $value ? $value : ( $found ? (object) $found : null );
	}
}

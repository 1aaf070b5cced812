<?php

namespace Dashboard_For_Jetpack\Extras\Health;

use Dashboard_For_Jetpack\Admin_Page\Code_Author;
use Dashboard_For_Jetpack\Admin_Page\Foreign_Code;
use Dashboard_For_Jetpack\Admin_Page\Rights;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The code that decides about a module or a setting. Finds the code that decides a value: each callback of the filters through which Jetpack reads it is tried
 * on copies of it. Nothing runs before an administrator asks, and nothing is saved.
 */
class Deciders {

	const ACTION = 'dashboard_for_jetpack_deciders';

	/** Seconds after which a callback counts as slow, and is not tried again. */
	const SLOW = 0.1;

	/** @var Decision The value that is asked about. */
	private static $decision;

	/** @var array[] What is found so far. */
	private static $found = array();

	/** @var array|null The callback that is being tried, as in find(). */
	private static $tried;

	/** @var bool Whether the answer has been sent. */
	private static $is_answered = true;

	public static function hook() {
		add_filter( 'dashboard_for_jetpack_page_data', array( Decided_Settings::class, 'add' ) );
		add_action( 'wp_ajax_' . self::ACTION, array( self::class, 'answer' ) );
	}

	/**
	 * For the kind `all`, sends { settings: keys of those that code decides }. For any other, sends
	 * { found: as of find(), guesses: authors whose code names the filter, constants: names, isSaved: whether the site has a value of its own }.
	 */
	public static function answer() {
		// Nobody else may learn about the site's files.
		Rights::demand( 'manage_options', 'jetpack_manage_modules' );
		// It runs code of other plugins.
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			wp_send_json( array( 'code' => 'rest_no_route' ), 405 );
		}
		Foreign_Code::watch_headers();
		Foreign_Code::save_nothing();
		add_filter( 'pre_http_request', array( self::class, 'refuse_host' ), PHP_INT_MAX );
		$kind = sanitize_key( wp_unslash( $_GET['kind'] ?? '' ) );
		if ( 'all' === $kind ) {
			wp_send_json( array( 'settings' => Decided_Settings::keys() ), 200 );
		}
		self::$decision = self::decide( $kind, sanitize_text_field( wp_unslash( $_GET['id'] ?? '' ) ) );
		if ( ! self::$decision ) {
			wp_send_json( array( 'code' => 'rest_invalid_param' ), 400 );
		}
		self::$is_answered = false;
		register_shutdown_function( array( self::class, 'send' ) );
		self::find();
		self::send();
	}

	/** Sends the answer. Also a shutdown function, because a callback may end the request: it is the last one in the answer. */
	public static function send() {
		if ( self::$is_answered ) {
			return;
		}
		self::$is_answered = true;
		Foreign_Code::recover();
		if ( self::$tried ) {
			self::$found[] = array( 'fault' => 'failed' ) + self::$tried;
		}
		$is_known  = in_array( true, array_map( array( self::class, 'has_author' ), self::$found ), true );
		$constants = self::$decision->constants();
		wp_send_json(
			array(
				'found'     => array_map( array( self::class, 'without_secrets' ), self::in_force() ),
				'guesses'   => $is_known || $constants ? array() : Code_Author::who_mentions( self::$decision->word() ),
				'constants' => $constants,
				'isSaved'   => self::$decision->is_saved(),
			),
			200
		);
	}

	/** Filter `pre_http_request`. */
	public static function refuse_host() {
		return new WP_Error( 'http_request_not_executed' );
	}

	/**
	 * What is asked about.
	 *
	 * @param string $kind module, setting or offline-mode.
	 * @param string $id   Slug of the module, or key of the setting.
	 * @return Decision|null Null if there is no such thing.
	 */
	private static function decide( $kind, $id ) {
		switch ( $kind ) {
			case 'module':
				return new Module_Decision( $id );
			case 'setting':
				return Setting_Decision::of( $id );
			case 'offline-mode':
				return new Offline_Decision();
			default:
				return null;
		}
	}

	/**
	 * Without the callbacks that a later one overrules.
	 *
	 * @return array[] As of find().
	 */
	private static function in_force() {
		$verdicts = array_filter( array_column( self::$found, 'forces' ) );
		$last     = end( $verdicts );
		return array_values( array_filter( self::$found, static fn( $one ) => null === $one['forces'] || $last === $one['forces'] ) );
	}

	/** Without the files of the network, for users who don't manage it. */
	private static function without_secrets( array $one ) {
		return array( 'author' => Code_Author::as_shown( $one['author'] ) ) + $one;
	}

	private static function has_author( array $one ) {
		return null !== $one['forces'] && Code_Author::HELPER !== $one['author']['kind'];
	}

	/**
	 * Fills in the callbacks that decide, and those that could not be tried:
	 * { author: as of Code_Author, forces: on|off|value|part|null, fault: slow|failed|null }.
	 */
	private static function find() {
		foreach ( array_filter( self::$decision->tries() ) as $hook => $arguments ) {
			$count = count( self::$found );
			foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() as $callbacks ) {
				foreach ( $callbacks as $callback ) {
					self::judge( $hook, $callback, $arguments );
				}
			}
			// WordPress doesn't read an option that one of these has answered, so no other filter is asked.
			if ( 0 === strpos( $hook, 'pre_' ) && array_filter( array_column( array_slice( self::$found, $count ), 'forces' ) ) ) {
				return;
			}
		}
	}

	/**
	 * Tries a callback.
	 *
	 * @param string  $hook      Name of the filter.
	 * @param array   $callback  { function, accepted_args }, as in WP_Hook.
	 * @param array[] $arguments Those of each try.
	 */
	private static function judge( $hook, array $callback, array $arguments ) {
		self::$tried = array(
			'author' => Code_Author::of( $callback['function'] ),
			'forces' => null,
			'fault'  => null,
		);
		$one         = self::$tried;
		$results     = array();
		foreach ( $arguments as $values ) {
			$began = microtime( true );
			try {
				$results[] = Foreign_Code::run(
					static function () use ( $hook, $callback, $values ) {
						$GLOBALS['wp_current_filter'][] = $hook; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- until the call is over.

						return call_user_func_array( $callback['function'], array_slice( $values, 0, $callback['accepted_args'] ) );
					}
				);
			} catch ( Throwable $fault ) {
				$one['fault'] = 'failed';
			}
			if ( ! $one['fault'] && microtime( true ) - $began > self::SLOW ) {
				$one['fault'] = 'slow';
			}
			if ( $one['fault'] ) {
				break;
			}
		}
		self::$tried = null;
		if ( ! $one['fault'] ) {
			$one['forces'] = self::$decision->verdict( $hook, $arguments, $results );
		}
		if ( $one['forces'] || $one['fault'] ) {
			self::$found[] = $one;
		}
	}
}

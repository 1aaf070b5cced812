<?php
/**
 * The code that decides about a module.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page;

use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the callbacks that force a module on or off: each callback of the filters through which Jetpack reads its modules is tried on a copy of their
 * list, with the module and without it. Nothing runs before an administrator asks, and no list is saved.
 */
class Deciders {

	const ACTION = 'dashboard_for_jetpack_deciders';

	/** Seconds after which a callback counts as slow, and is not tried again. */
	const SLOW = 0.1;

	const OPTION = 'jetpack_active_modules';

	/** @var array[] What is found so far. */
	private static $found = array();

	/** @var array|null The callback that is being tried, as in find(). */
	private static $tried;

	/** @var bool Whether the answer has been sent. */
	private static $is_answered = true;

	/** Adds the hook. */
	public static function hook() {
		add_action( 'wp_ajax_' . self::ACTION, array( self::class, 'answer' ) );
	}

	/** Sends { found: as of find(), guesses: authors whose code names one of the filters }. */
	public static function answer() {
		$nonce = sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_WP_NONCE'] ?? '' ) );
		// The files of the site are nobody else's business.
		if ( ! wp_verify_nonce( $nonce, 'wp_rest' ) || ! current_user_can( 'manage_options' ) || ! Rights::has( 'jetpack_manage_modules' ) ) {
			wp_send_json( array( 'code' => 'rest_forbidden' ), 403 );
		}
		self::$is_answered = false;
		register_shutdown_function( array( self::class, 'send' ) );
		self::find( sanitize_text_field( wp_unslash( $_GET['module'] ?? '' ) ) );
		self::send();
	}

	/** Sends the answer. Also a shutdown function, because a callback may end the request: it is the last one in the answer. */
	public static function send() {
		if ( self::$is_answered ) {
			return;
		}
		self::$is_answered = true;
		Request_State::recover();
		if ( self::$tried ) {
			self::$found[] = array( 'fault' => 'failed' ) + self::$tried;
		}
		$is_known = in_array( true, array_map( array( self::class, 'has_author' ), self::$found ), true );
		$guesses  = $is_known ? array() : Code_Author::who_mentions( self::OPTION );
		wp_send_json(
			array(
				'found'   => self::in_force(),
				'guesses' => $guesses,
			),
			200
		);
	}

	/** @return bool Whether the site has a list of its own. */
	private static function is_saved() {
		global $wpdb;
		return (bool) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name = %s", self::OPTION ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- get_option() would ask the filters.
	}

	/**
	 * Without the callbacks that a later one overrules.
	 *
	 * @return array[] As of find().
	 */
	private static function in_force() {
		$verdicts = array_filter( array_column( self::$found, 'forces' ) );
		$last     = end( $verdicts );
		return array_values(
			array_filter(
				self::$found,
				static function ( $one ) use ( $last ) {
					return null === $one['forces'] || $last === $one['forces'];
				}
			)
		);
	}

	private static function has_author( array $one ) {
		return null !== $one['forces'] && Code_Author::HELPER !== $one['author']['kind'];
	}

	/**
	 * Fills in the callbacks that force a module, and those that could not be tried: { author: as of Code_Author, forces: on|off|null, fault: slow|failed|null }.
	 *
	 * @param string $module Slug.
	 */
	private static function find( $module ) {
		$active    = is_callable( array( 'Jetpack', 'get_active_modules' ) ) ? (array) \Jetpack::get_active_modules() : array();
		$without   = array_values( array_diff( $active, array( $module ) ) );
		$with      = array_merge( $without, array( $module ) );
		$available = array_fill_keys( $without, '1.0' );
		$option    = self::OPTION;
		$tries     = array(
			"pre_option_$option"            => array( array( false, $option, false ) ),
			// WordPress asks for a default only where nothing is saved.
			"default_option_$option"        => self::is_saved() ? array() : array( array( $with, $option, true ), array( $without, $option, true ) ),
			"option_$option"                => array( array( $with, $option ), array( $without, $option ) ),
			'jetpack_active_modules'        => array( array( $with ), array( $without ) ),
			// Only the absence of a module says something.
			'jetpack_get_available_modules' => array( array( $available + array( $module => '1.0' ), false, false, null, null ) ),
		);
		foreach ( array_filter( $tries ) as $hook => $arguments ) {
			foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() as $callbacks ) {
				foreach ( $callbacks as $callback ) {
					self::judge( $hook, $callback, $arguments, $module );
				}
			}
		}
	}

	/**
	 * Tries a callback.
	 *
	 * @param string  $hook      Name of the filter.
	 * @param array   $callback  { function, accepted_args }, as in WP_Hook.
	 * @param array[] $arguments Those of each try.
	 * @param string  $module    Slug.
	 */
	private static function judge( $hook, array $callback, array $arguments, $module ) {
		self::$tried = array(
			'author' => Code_Author::of( $callback['function'] ),
			'forces' => null,
			'fault'  => null,
		);
		$one         = self::$tried;
		$verdicts    = array();
		foreach ( $arguments as $values ) {
			$began = microtime( true );
			$state = Request_State::take();
			try {
				$GLOBALS['wp_current_filter'][] = $hook; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- until the state is restored.

				$result     = call_user_func_array( $callback['function'], array_slice( $values, 0, $callback['accepted_args'] ) );
				$verdicts[] = self::read( $hook, $result, $module );
			} catch ( Throwable $fault ) {
				$one['fault'] = 'failed';
			} finally {
				$state->restore();
			}
			if ( $one['fault'] || microtime( true ) - $began > self::SLOW ) {
				$one['fault'] = $one['fault'] ?? 'slow';
				$verdicts     = array( null );
				break;
			}
		}
		self::$tried = null;
		if ( 1 === count( array_unique( $verdicts, SORT_REGULAR ) ) ) {
			$one['forces'] = $verdicts[0];
		}
		if ( $one['forces'] || $one['fault'] ) {
			self::$found[] = $one;
		}
	}

	/**
	 * What a callback makes of a module.
	 *
	 * @param string $hook   Name of the filter.
	 * @param mixed  $result Its result.
	 * @param string $module Slug.
	 * @return string|null on or off; null if it says nothing.
	 */
	private static function read( $hook, $result, $module ) {
		if ( 'jetpack_get_available_modules' === $hook ) {
			return isset( ( (array) $result )[ $module ] ) ? null : 'off';
		}
		if ( 0 === strpos( $hook, 'pre_' ) && false === $result ) {
			return null;
		}
		return in_array( $module, (array) $result, true ) ? 'on' : 'off';
	}
}

<?php

namespace Dashboard_For_Jetpack\Admin_Page;

use Closure;
use ReflectionClass;
use ReflectionFunction;
use Throwable;
use WP_Hook;

defined( 'ABSPATH' ) || exit;

/**
 * The one door to code that isn't ours. Runs foreign code, and keeps the current user, site, language, input, headers, output buffers and hooks as they were.
 * Code that ends the request runs no `finally`, so a shutdown function restores them, too.
 */
class Foreign_Code {

	/** Global variables. WordPress creates `wp` after the first hooks. */
	const KEPT = array( '_GET', '_POST', '_COOKIE', '_FILES', '_REQUEST', '_SERVER', 'wp', 'wp_current_filter', '_wp_switched_stack', 'switched' );

	/** Statements that only read. */
	const READS = '/^[\s(]*(SELECT|SHOW|DESCRIBE|DESC|EXPLAIN|SET)\b/i';

	/** @var array[] As of take(), before each call that is running, the outermost first. */
	private static $running = array();

	/** @var bool|null Whether foreign code has ended the request; null before the first call. */
	private static $has_ended;

	/** Runs code, without what it prints. */
	public static function run( callable $code ) {
		if ( null === self::$has_ended ) {
			self::$has_ended = false;
			register_shutdown_function( array( self::class, 'recover' ) );
		}
		$depth           = count( self::$running );
		self::$running[] = self::take();
		// Code that ends the request, or all buffers, sends their contents.
		ob_start( '__return_empty_string' );
		try {
			return call_user_func( $code );
		} finally {
			self::return_to( $depth );
		}
	}

	/** @return bool Whether foreign code has ended the request; everything is restored then. A shutdown function that goes on with other work calls it first. */
	public static function recover() {
		if ( self::$running ) {
			self::$has_ended = true;
			self::return_to( 0 );
		}
		return (bool) self::$has_ended;
	}

	/** Lets PHP send no header of foreign code, even if the code empties all buffers. It takes the place of another plugin's callback. */
	public static function watch_headers() {
		header_register_callback( static fn() => self::$running && self::restore_headers( self::$running[0] ) );
	}

	/**
	 * Keeps WordPress from writing to the database and from sending mail until the request ends. Many modules save their defaults, and the file of a failing one
	 * changes Jetpack's list. WordPress doesn't send an empty statement.
	 */
	public static function save_nothing() {
		add_filter( 'query', static fn( $query ) => preg_match( self::READS, $query ) ? $query : '', PHP_INT_MAX );
		add_filter( 'pre_wp_mail', '__return_false', PHP_INT_MAX );
		// An object cache would keep transients; without one, they are options.
		wp_using_ext_object_cache( false );
	}

	private static function take() {
		return array(
			'buffers'  => ob_get_level(),
			'hooks'    => self::callbacks(),
			'servers'  => did_action( 'rest_api_init' ),
			'files'    => get_included_files(),
			'globals'  => array_intersect_key( $GLOBALS, array_flip( self::KEPT ) ),
			'query'    => $GLOBALS['wp']->query_vars ?? array(),
			'site'     => get_current_blog_id(),
			'user'     => get_current_user_id(),
			'language' => determine_locale(),
			'switches' => self::count_switches(),
			'headers'  => headers_list(),
			'status'   => http_response_code(),
		);
	}

	private static function return_to( $depth ) {
		$before = self::$running[ $depth ];
		array_splice( self::$running, $depth );
		while ( ob_get_level() > $before['buffers'] && ob_end_clean() ) {
			continue;
		}
		// First, because what follows runs hooks.
		self::restore_hooks( $before );
		if ( get_current_blog_id() !== $before['site'] ) {
			switch_to_blog( $before['site'] );
		}
		foreach ( $before['globals'] as $name => $value ) {
			$GLOBALS[ $name ] = $value; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- it was like this before.
		}
		if ( isset( $before['globals']['wp'] ) ) {
			$GLOBALS['wp']->query_vars = $before['query'];
		}
		if ( get_current_user_id() !== $before['user'] ) {
			wp_set_current_user( $before['user'] );
		}
		while ( self::count_switches() > $before['switches'] && restore_previous_locale() ) {
			continue;
		}
		// A language that was switched back too often.
		if ( determine_locale() !== $before['language'] ) {
			switch_to_locale( $before['language'] );
		}
		self::restore_headers( $before );
	}

	/** @return array[] The names of all hooks, and their callbacks in the same order. Copies of the hooks would take three times as long. */
	private static function callbacks() {
		return array( array_keys( $GLOBALS['wp_filter'] ), array_column( $GLOBALS['wp_filter'], 'callbacks' ) );
	}

	private static function restore_hooks( array $before ) {
		// A REST server stays, and so do the hooks that it needs.
		if ( self::callbacks() === $before['hooks'] || did_action( 'rest_api_init' ) !== $before['servers'] ) {
			return;
		}
		$loaded = array_diff( get_included_files(), $before['files'] );
		$known  = array_combine( ...$before['hooks'] );
		foreach ( array_keys( $GLOBALS['wp_filter'] + $known ) as $name ) {
			$hook      = $GLOBALS['wp_filter'][ $name ] ?? new WP_Hook();
			$callbacks = $known[ $name ] ?? array();
			if ( $hook->callbacks !== $callbacks ) {
				// A hook that runs now goes on with its own object.
				$copy = WP_Hook::build_preinitialized_hooks( array( $name => $callbacks ) )[ $name ];
				self::keep_loaded( $name, $hook, $copy, $loaded );
				$GLOBALS['wp_filter'][ $name ] = $copy; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- it was like this before.
			}
		}
	}

	/** Keeps the hooks of files that are new: a file is loaded once, and never adds them again. */
	private static function keep_loaded( $name, WP_Hook $hook, WP_Hook $copy, array $loaded ) {
		foreach ( $loaded ? $hook->callbacks : array() as $priority => $callbacks ) {
			foreach ( array_diff_key( $callbacks, $copy->callbacks[ $priority ] ?? array() ) as $callback ) {
				if ( in_array( self::file_of( $callback['function'] ), $loaded, true ) ) {
					$copy->add_filter( $name, $callback['function'], $priority, $callback['accepted_args'] );
				}
			}
		}
	}

	private static function file_of( $callback ) {
		try {
			return ( is_array( $callback ) ? new ReflectionClass( $callback[0] ) : new ReflectionFunction( Closure::fromCallable( $callback ) ) )->getFileName();
		} catch ( Throwable $fault ) {
			// It was added before there was such a function.
			return '';
		}
	}

	private static function restore_headers( array $before ) {
		if ( ! headers_sent() && array( headers_list(), http_response_code() ) !== array( $before['headers'], $before['status'] ) ) {
			header_remove();
			foreach ( $before['headers'] as $header ) {
				header( $header, false );
			}
			http_response_code( $before['status'] ? $before['status'] : 200 );
		}
	}

	private static function count_switches() {
		return did_action( 'switch_locale' ) - did_action( 'restore_previous_locale' );
	}
}

<?php

namespace Dashboard_For_Jetpack\Sandbox\State;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * One writer at a time. An option is read, changed and written back as a whole, so one of two simultaneous requests would lose its change. The lock is a row of
 * the options table, because only the database is shared by all processes of the site.
 */
class Lock {

	const NAME = 'dashboard_for_jetpack_lock';
	const BUSY = 'rest_busy';

	/** Seconds after which a lock is considered abandoned: longer than any request may run. */
	const LIFETIME = 60;

	/** Seconds that a request waits for the lock. While waiting, it occupies one of the server's workers. */
	const PATIENCE = 5;

	/** @var string|null Value of the row while this process has the lock, otherwise null. */
	private static $token;

	/**
	 * Runs a function under the lock. Option then reads what the last writer saved. Nested calls run at once.
	 *
	 * @param callable $work Function without parameters.
	 * @return mixed Result of the function, or a WP_Error `rest_busy` (503) after a timeout.
	 */
	public static function during( callable $work ) {
		if ( null !== self::$token ) {
			return $work();
		}
		if ( ! self::acquire() ) {
			return new WP_Error( self::BUSY, __( 'The site is busy with other changes. Please try again.', 'dashboard-for-jetpack' ), array( 'status' => 503 ) );
		}
		try {
			// Drops cached values, which another process may have changed while this one waited.
			wp_cache_flush_runtime();
			return $work();
		} finally {
			self::release();
		}
	}

	/**
	 * The same for a page: after a timeout, the visitor sees an error page with a Retry-After header.
	 *
	 * @param callable $work Function without parameters.
	 * @return mixed Result of the function.
	 */
	public static function for_page( callable $work ) {
		$outcome = self::during( $work );
		if ( ! is_wp_error( $outcome ) || self::BUSY !== $outcome->get_error_code() ) {
			return $outcome;
		}
		header( 'Retry-After: ' . self::PATIENCE );
		wp_die( esc_html( $outcome->get_error_message() ), '', array( 'response' => 503, 'back_link' => true ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
	}

	/** Releases the lock, also when the request ends with a fatal error. */
	public static function release() {
		global $wpdb;
		if ( null !== self::$token ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s AND option_value = %s", self::NAME, self::$token ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the lock must not use the cache.
			self::$token = null;
		}
	}

	private static function acquire() {
		$until = microtime( true ) + self::PATIENCE;
		$token = time() . '-' . wp_generate_password( 12, false );
		do {
			if ( self::insert( $token ) || self::take_over( $token ) ) {
				self::$token = $token;
				register_shutdown_function( array( self::class, 'release' ) );
				return true;
			}
			usleep( wp_rand( 5000, 25000 ) );
		} while ( microtime( true ) < $until );
		return false;
	}

	private static function insert( $token ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, %s, 'no' )", self::NAME, $token ) );
	}

	/**
	 * Takes over an abandoned lock. If several processes try, only one succeeds.
	 *
	 * @param string $token Own value.
	 */
	private static function take_over( $token ) {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery
		$held = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", self::NAME ) );
		if ( '' === $held || (int) $held > time() - self::LIFETIME ) {
			return false;
		}
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", $token, self::NAME, $held ) );
		// phpcs:enable
	}
}

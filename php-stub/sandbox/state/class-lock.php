<?php
/**
 * One writer at a time.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Sandbox\State;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * What is kept together in one option is read, changed and written back: two requests that do so at once would lose one change.
 * The lock is a row of the options table, because only the database is shared by every process that may serve this site.
 */
class Lock {

	const NAME = 'dashboard_for_jetpack_lock';
	const BUSY = 'rest_busy';

	/**
	 * Seconds after which a holder counts as dead: longer than any request may run.
	 */
	const LIFETIME = 60;

	/**
	 * Seconds that a request waits for its turn. It holds one of the server's workers while it does.
	 */
	const PATIENCE = 5;

	/**
	 * Value of the row while this process holds the lock, else null.
	 *
	 * @var string|null
	 */
	private static $token;

	/**
	 * Runs a piece of work alone. What it reads by Option is as the last writer left it. Within itself the lock is free.
	 *
	 * @param callable $work Takes nothing.
	 * @return mixed What the work returns, or a WP_Error `rest_busy` (503) where the turn never came.
	 */
	public static function during( callable $work ) {
		if ( null !== self::$token ) {
			return $work();
		}
		if ( ! self::acquire() ) {
			return new WP_Error( self::BUSY, __( 'The site is busy with other changes. Please try again.', 'dashboard-for-jetpack' ), array( 'status' => 503 ) );
		}
		try {
			// What this process read before its turn may be what another has changed since.
			wp_cache_flush_runtime();
			return $work();
		} finally {
			self::release();
		}
	}

	/**
	 * The same for a page: where the turn never came, the visitor is told so, and when to come back.
	 *
	 * @param callable $work Takes nothing.
	 * @return mixed What the work returns.
	 */
	public static function for_page( callable $work ) {
		$outcome = self::during( $work );
		if ( ! is_wp_error( $outcome ) || self::BUSY !== $outcome->get_error_code() ) {
			return $outcome;
		}
		header( 'Retry-After: ' . self::PATIENCE );
		wp_die( esc_html( $outcome->get_error_message() ), '', array( 'response' => 503, 'back_link' => true ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
	}

	/**
	 * Gives the lock back; also at the end of a request that died.
	 */
	public static function release() {
		global $wpdb;
		if ( null !== self::$token ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s AND option_value = %s", self::NAME, self::$token ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the cache is what the lock must not trust.
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
	 * Takes the lock of a holder who never gave it back; of several who try, one.
	 *
	 * @param string $token Own value.
	 * @return bool
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

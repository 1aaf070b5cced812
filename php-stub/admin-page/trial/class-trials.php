<?php
/**
 * The changes that are on trial.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Trial;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the trials of this site in one option, which exists only while there is one. It is autoloaded, so that other requests need no query to see that there
 * is none. Two requests may change it at once: each change compares the row with what it has read.
 *
 * The option is JSON: { rev: int, lease: { id: string, until: int }|null, of: user id to trial }. A trial is
 * { id: string, until: int, extended: int, values: key of GET settings to { before, after } }; times are Unix seconds.
 */
class Trials {

	const OPTION = 'dashboard_for_jetpack_trials';

	/** Single event that causes a request after the end of a trial. */
	const EVENT = 'dashboard_for_jetpack_trial_ends';

	const SECONDS = 60;

	/** How often a user may ask for more time. */
	const EXTENSIONS = 10;

	/** Seconds after which another request may put back what a request has begun to, because its worker may be dead. */
	const LEASE = 15;

	/** Seconds after the end of a trial after which nobody tries to put it back any more, because the site refuses. */
	const PATIENCE = HOUR_IN_SECONDS;

	const TRIES = 20;

	/** @return bool Whether there is any trial, without a query. */
	public static function exist() {
		return isset( wp_load_alloptions()[ self::OPTION ] );
	}

	/** @return array[] User id to trial. */
	public static function all() {
		return self::exist() ? self::decode( wp_load_alloptions()[ self::OPTION ] )['of'] : array();
	}

	/** @return array[] Those whose time is over, user id to trial. */
	public static function due() {
		return array_filter(
			self::all(),
			static function ( $trial ) {
				return $trial['until'] <= time();
			}
		);
	}

	/**
	 * Replaces the trial of a user.
	 *
	 * @param int      $user   Id.
	 * @param callable $change Trial or null to trial or null.
	 * @return array|null The trial from now on.
	 */
	public static function change( $user, callable $change ) {
		$is_saved = self::write(
			static function ( array $all ) use ( $user, $change ) {
				$trial = $change( $all['of'][ $user ] ?? null );
				unset( $all['of'][ $user ] );
				if ( $trial ) {
					$all['of'][ $user ] = $trial;
				}
				return $all;
			}
		);
		$trial    = $is_saved ? self::all()[ $user ] ?? null : null;
		wp_clear_scheduled_hook( self::EVENT, array( $user ) );
		if ( $trial ) {
			wp_schedule_single_event( $trial['until'] + 1, self::EVENT, array( $user ) );
		}
		return $trial;
	}

	/**
	 * Claims the work of putting back for this request.
	 *
	 * @return bool False if another request does it.
	 */
	public static function lease() {
		$id = wp_generate_uuid4();
		self::write(
			static function ( array $all ) use ( $id ) {
				if ( ! $all['lease'] || $all['lease']['until'] < time() ) {
					$all['lease'] = array(
						'id'    => $id,
						'until' => time() + self::LEASE,
					);
				}
				return $all;
			}
		);
		return self::exist() && ( self::decode( wp_load_alloptions()[ self::OPTION ] )['lease']['id'] ?? '' ) === $id;
	}

	/** Ends the claim of this request. */
	public static function release() {
		self::write(
			static function ( array $all ) {
				$all['lease'] = null;
				return $all;
			}
		);
	}

	/**
	 * Changes the option, again if another request has changed it in between. Without a trial the option goes.
	 *
	 * @param callable $change As of the option to as of the option.
	 * @return bool Whether it is saved.
	 */
	private static function write( callable $change ) {
		global $wpdb;
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			// phpcs:disable WordPress.DB.DirectDatabaseQuery -- an object cache may be older than the row.
			$row  = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", self::OPTION ) );
			$all  = self::decode( $row );
			$next = $change( $all );
			++$next['rev'];
			$text = $next['of'] ? wp_json_encode( $next ) : '';
			if ( null === $row && '' === $text ) {
				return true;
			}
			if ( false === $text ) {
				return false;
			}
			if ( null === $row ) {
				$changed = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, %s, 'on' )", self::OPTION, $text ) );
			} elseif ( '' === $text ) {
				$changed = $wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s AND option_value = %s", self::OPTION, $row ) );
			} else {
				$changed = $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", $text, self::OPTION, $row ) );
			}
			// phpcs:enable
			wp_cache_delete( 'alloptions', 'options' );
			wp_cache_delete( 'notoptions', 'options' );
			wp_cache_delete( self::OPTION, 'options' );
			if ( $changed ) {
				return true;
			}
			usleep( wp_rand( 1000, 20000 ) );
		}
		return false;
	}

	/**
	 * The option. Anything that other code wrote there counts as none.
	 *
	 * @param string|null $text JSON.
	 * @return array
	 */
	private static function decode( $text ) {
		$all = json_decode( (string) $text, true );
		$of  = array_filter( (array) ( $all['of'] ?? array() ), array( self::class, 'is_trial' ) );
		return array(
			'rev'   => (int) ( $all['rev'] ?? 0 ),
			'lease' => isset( $all['lease']['id'], $all['lease']['until'] ) ? $all['lease'] : null,
			'of'    => $of,
		);
	}

	private static function is_trial( $trial ) {
		return isset( $trial['id'], $trial['until'], $trial['extended'], $trial['values'] ) && is_array( $trial['values'] );
	}
}

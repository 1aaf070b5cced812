<?php

namespace Dashboard_For_Jetpack\Extras\Trial;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the trials of this site in one option, which exists only while there is one. It is autoloaded, so that other requests need no query to see that there
 * is none. Two requests may change it at once: each change compares the row with what it has read.
 *
 * The option is JSON: { site: address, of: user id to trial, ended: changes that Jetpack doesn't know of yet }. A trial is
 * { id: string, until: int, extended: int, changes: name to change }, a change { key, option, path, item, before, after } as in Lock_Outs::all(). Times are Unix
 * seconds. A change is in one trial only: that of the last person who made it. A save that is running has a trial of its own, without "after".
 */
class Trials {

	const OPTION = 'dashboard_for_jetpack_trials';

	/** Single event that causes a request after the end of a trial. */
	const EVENT = 'dashboard_for_jetpack_trial_ends';

	const SECONDS = 60;

	/** How often a user may ask for more time. */
	const EXTENSIONS = 10;

	/** Seconds after its end from which a trial is old: it is put back only if somebody wants it. */
	const OLD = HOUR_IN_SECONDS;

	/** @return bool Whether there is any trial, without a query. */
	public static function exist() {
		return isset( wp_load_alloptions()[ self::OPTION ] );
	}

	/** @return array { of, ended } of the option. */
	public static function all() {
		return self::decode( wp_load_alloptions()[ self::OPTION ] ?? null );
	}

	/** @return bool Whether nobody has answered for long: the site may have been off, or the plugin. */
	public static function is_old( array $trial ) {
		return $trial['until'] + self::OLD < time();
	}

	/**
	 * Changes the option, again if another request has changed it in between. Without a trial the option goes.
	 *
	 * @param callable $change { of, ended } to the same.
	 * @return bool Whether it is saved.
	 */
	public static function change( callable $change ) {
		for ( $try = 0; $try < Stored_Part::TRIES; $try++ ) {
			$row  = Stored_Part::row( self::OPTION );
			$next = $change( self::decode( $row ) );
			$text = null;
			if ( $next['of'] || $next['ended'] ) {
				$text = wp_json_encode( array( 'site' => get_option( 'siteurl' ) ) + $next );
			}
			if ( false === $text ) {
				return false;
			}
			if ( Stored_Part::swap( self::OPTION, $row, $text ) ) {
				return true;
			}
			usleep( random_int( 1000, 20000 ) );
		}
		return false;
	}

	/** Asks for a request after the end of each trial, and deletes what none needs. Once WordPress is loaded. */
	public static function tidy() {
		$trials = self::all()['of'];
		wp_clear_scheduled_hook( self::EVENT );
		foreach ( $trials as $trial ) {
			if ( ! self::is_old( $trial ) ) {
				wp_schedule_single_event( $trial['until'] + 1, self::EVENT );
			}
		}
		if ( ! array_filter( array_merge( array(), ...array_column( $trials, 'changes' ) ), array( Lock_Outs::class, 'is_of_firewall' ) ) ) {
			Firewall_Files::forget();
		}
	}

	/**
	 * The option. Anything that other code wrote there, or that belongs to another site whose database was copied, counts as none.
	 *
	 * @param string|null $text JSON.
	 * @return array { of, ended }.
	 */
	private static function decode( $text ) {
		$all     = json_decode( (string) $text, true );
		$is_ours = is_array( $all ) && ( $all['site'] ?? null ) === get_option( 'siteurl' );
		$of      = $is_ours && is_array( $all['of'] ?? null ) ? array_filter( $all['of'], array( self::class, 'is_trial' ) ) : array();
		$ended   = $is_ours && is_array( $all['ended'] ?? null ) ? array_filter( $all['ended'], array( self::class, 'is_change' ) ) : array();
		return compact( 'of', 'ended' );
	}

	private static function is_trial( $trial ) {
		return is_array( $trial ) && is_string( $trial['id'] ?? null ) && is_int( $trial['until'] ?? null ) && is_int( $trial['extended'] ?? null )
			&& is_array( $trial['changes'] ?? null ) && $trial['changes'] && array_filter( $trial['changes'], array( self::class, 'is_change' ) ) === $trial['changes'];
	}

	private static function is_change( $change ) {
		$is_text = static function ( $name ) use ( $change ) {
			return is_string( $change[ $name ] ?? null );
		};
		return is_array( $change ) && $is_text( 'key' ) && $is_text( 'option' ) && $is_text( 'item' ) && is_array( $change['path'] ?? null )
			&& array_filter( $change['path'], 'is_string' ) === $change['path'] && array_key_exists( 'before', $change );
	}
}

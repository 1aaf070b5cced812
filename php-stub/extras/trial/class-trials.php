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

	/** @return array { of, ended } of the option, without a query. */
	public static function all() {
		return self::decode( wp_load_alloptions()[ self::OPTION ] ?? null );
	}

	/** @return bool Whether nobody has answered for long: the site may have been off, or the plugin. */
	public static function is_old( array $trial ) {
		return $trial['until'] + self::OLD < time();
	}

	/** Changes the option by a function of { of, ended } to the same. Without a trial it goes. */
	public static function change( callable $change ) {
		Stored_Part::change(
			self::OPTION,
			static function ( $row ) use ( $change ) {
				$next       = $change( self::decode( $row ) );
				$next['of'] = array_filter( $next['of'], array( self::class, 'is_trial' ) );
				return $next['of'] || $next['ended'] ? wp_json_encode( array( 'site' => get_option( 'siteurl' ) ) + $next ) : null;
			}
		);
	}

	/** A trial that begins now. */
	public static function create( $id, array $changes, $seconds = self::SECONDS ) {
		$until    = time() + $seconds;
		$extended = 0;
		return compact( 'id', 'until', 'extended', 'changes' );
	}

	/** Whether any of these changes is one of the firewall, which reads files instead of options. */
	public static function has_firewall( array $changes ) {
		return (bool) preg_grep( '/^(waf$|jetpack_waf_)/', array_column( $changes, 'key' ) );
	}

	/** Asks for a request after the end of each trial, and deletes what none needs. Once WordPress is loaded. */
	public static function tidy() {
		// The cache of a request that found nothing left to put back still has the trial.
		$trials = self::decode( Stored_Part::row( self::OPTION ) )['of'];
		wp_clear_scheduled_hook( self::EVENT );
		foreach ( $trials as $trial ) {
			if ( ! self::is_old( $trial ) ) {
				wp_schedule_single_event( $trial['until'] + 1, self::EVENT );
			}
		}
		if ( ! self::has_firewall( array_merge( array(), ...array_column( $trials, 'changes' ) ) ) ) {
			Firewall_Files::forget();
		}
	}

	/** @return array { of, ended }. Anything that other code wrote there, or that belongs to another site whose database was copied, counts as none. */
	private static function decode( $text ) {
		$all     = json_decode( (string) $text, true );
		$is_ours = is_array( $all ) && get_option( 'siteurl' ) === ( $all['site'] ?? null );
		$list    = static fn( $name, $check ) => $is_ours && is_array( $all[ $name ] ?? null ) ? array_filter( $all[ $name ], array( self::class, $check ) ) : array();
		$of      = $list( 'of', 'is_trial' );
		$ended   = $list( 'ended', 'is_change' );
		return compact( 'of', 'ended' );
	}

	private static function is_trial( $trial ) {
		return is_array( $trial ) && is_string( $trial['id'] ?? null ) && is_int( $trial['until'] ?? null ) && is_int( $trial['extended'] ?? null )
			&& is_array( $trial['changes'] ?? null ) && $trial['changes'] && array_filter( $trial['changes'], array( self::class, 'is_change' ) ) === $trial['changes'];
	}

	private static function is_change( $change ) {
		$is_text = static fn( $name ) => is_string( $change[ $name ] ?? null );
		return is_array( $change ) && $is_text( 'key' ) && $is_text( 'option' ) && $is_text( 'item' ) && is_array( $change['path'] ?? null )
			&& array_filter( $change['path'], 'is_string' ) === $change['path'] && array_key_exists( 'before', $change );
	}
}

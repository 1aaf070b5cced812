<?php

namespace Dashboard_For_Jetpack\Extras\Trial;

use Dashboard_For_Jetpack\Admin_Page\Page_Data\Ask;
use Dashboard_For_Jetpack\Admin_Page\Time_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Puts back the changes of a trial whose time is over, in the first request of anybody, as soon as the plugin's main file loads: before Jetpack, as nobody, and by
 * statements that no other code can refuse. Jetpack learns about it later, once WordPress is loaded, in this request or the next one.
 */
class Put_Back {

	/** Puts back what is due. Other requests pay a look into the loaded options. */
	public static function hook() {
		add_action( 'dashboard_for_jetpack_start', array( Save::class, 'hook' ) );
		self::put_back_all( time() );
		if ( Trials::all()['ended'] ) {
			add_action( 'wp_loaded', array( self::class, 'tell' ), PHP_INT_MAX );
		}
	}

	/** Ends all trials before a plugin goes or is updated, because it may be the one that would. Old ones are kept. Also a filter, which changes nothing. */
	public static function end_all( $response = null ) {
		self::put_back_all( PHP_INT_MAX );
		self::tell();
		return $response;
	}

	private static function put_back_all( $until ) {
		foreach ( Trials::all()['of'] as $user => $trial ) {
			if ( $trial['until'] <= $until && ! Trials::is_old( $trial ) ) {
				self::put_back( $user, $trial );
			}
		}
	}

	/** Puts back what nobody has changed since, and ends the trial. */
	public static function put_back( $user, array $trial ) {
		if ( Trials::has_firewall( $trial['changes'] ) ) {
			Firewall_Files::restore();
		}
		$done = array();
		// The request that saved a change without "after" has died, so nobody else has seen its value.
		foreach ( Stored_Part::read( $trial['changes'], 'after' ) as $change ) {
			if ( Stored_Part::put_back( $change ) ) {
				$done[] = $change;
			}
		}
		Trials::change(
			static function ( array $all ) use ( $user, $trial, $done ) {
				if ( ( $all['of'][ $user ]['id'] ?? '' ) === $trial['id'] ) {
					unset( $all['of'][ $user ] );
					$all['ended'] = array_merge( $all['ended'], $done );
				}
				return $all;
			}
		);
	}

	/**
	 * Runs the hooks that a change by WordPress's own functions would have run: Jetpack writes the firewall's files, and tells WordPress.com. As a hook, because
	 * the time was up; true says that a person has asked for it.
	 */
	public static function tell( $is_asked = false ) {
		$ended = array();
		Trials::change(
			static function ( array $all ) use ( &$ended ) {
				$ended        = $all['ended'];
				$all['ended'] = array();
				return $all;
			}
		);
		Trials::tidy();
		$by_clock = static fn( $source ) => true === $is_asked ? $source : 'clock';
		add_filter( 'dashboard_for_jetpack_source', $by_clock );
		foreach ( $ended as $change ) {
			Ask::safely( static fn() => Time_Limit::in_page( static fn() => self::run_hooks( $change ) ), null );
		}
		remove_filter( 'dashboard_for_jetpack_source', $by_clock );
	}

	private static function run_hooks( array $change ) {
		$new = get_option( $change['option'] );
		$old = maybe_unserialize( Stored_Part::with( Stored_Part::row( $change['option'] ), $change, $change['after'] ) );
		do_action( "update_option_{$change['option']}", $old, $new, $change['option'] ); // phpcs:ignore WordPress.NamingConventions -- WordPress's own.
		do_action( 'updated_option', $change['option'], $old, $new ); // phpcs:ignore WordPress.NamingConventions -- WordPress's own.
		// phpcs:disable WordPress.NamingConventions -- Jetpack's own.
		if ( '' !== $change['item'] && null === $change['before'] ) {
			do_action( "jetpack_deactivate_module_{$change['item']}", $change['item'] );
		} elseif ( '' !== $change['item'] ) {
			do_action( "jetpack_activate_module_{$change['item']}", $change['item'] );
		}
		// phpcs:enable
	}
}

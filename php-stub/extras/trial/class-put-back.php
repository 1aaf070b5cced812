<?php

namespace Dashboard_For_Jetpack\Extras\Trial;

use Dashboard_For_Jetpack\Admin_Page\Foreign_Code;
use Dashboard_For_Jetpack\Admin_Page\Time_Limit;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Puts back the changes of a trial whose time is over, in the first request of anybody, as soon as the plugin's main file loads: before Jetpack, as nobody, and by
 * statements that no other code can refuse. Jetpack learns about it later, once WordPress is loaded, in this request or the next one.
 */
class Put_Back {

	/** Puts back what is due. Other requests pay a look into the loaded options. */
	public static function hook() {
		add_action( 'dashboard_for_jetpack_start', array( Save::class, 'hook' ) );
		if ( ! Trials::exist() ) {
			return;
		}
		foreach ( Trials::all()['of'] as $user => $trial ) {
			if ( $trial['until'] <= time() && ! Trials::is_old( $trial ) ) {
				self::put_back( $user, $trial );
			}
		}
		if ( Trials::all()['ended'] ) {
			add_action( 'wp_loaded', array( self::class, 'tell' ), PHP_INT_MAX );
		}
	}

	/**
	 * Ends all trials before a plugin goes or is updated, because it may be the one that would. Old ones are kept.
	 *
	 * @param mixed $response Value of a filter.
	 * @return mixed The same.
	 */
	public static function end_all( $response = null ) {
		foreach ( Trials::all()['of'] as $user => $trial ) {
			if ( ! Trials::is_old( $trial ) ) {
				self::put_back( $user, $trial );
			}
		}
		self::tell();
		return $response;
	}

	/**
	 * Puts back a trial, and ends it.
	 *
	 * @param int $user Id.
	 */
	public static function put_back( $user, array $trial ) {
		if ( array_filter( $trial['changes'], array( Lock_Outs::class, 'is_of_firewall' ) ) ) {
			Firewall_Files::restore();
		}
		$done = self::restore( $trial['changes'] );
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
	 * Restores what nobody has changed since.
	 *
	 * @param array[] $changes As in Trials.
	 * @return array[] Those that are restored, { key, option, path, item, before, after }.
	 */
	public static function restore( array $changes ) {
		$now  = Stored_Part::read( $changes );
		$done = array();
		foreach ( $changes as $name => $change ) {
			// The request that saved it has died, so nobody else has seen the value.
			$change += array( 'after' => $now[ $name ] );
			if ( Stored_Part::replace( $change, $change['after'], $change['before'] ) ) {
				$done[] = $change;
			}
		}
		return $done;
	}

	/**
	 * Runs the hooks that a change by WordPress's own functions would have run: Jetpack writes the firewall's files, and tells WordPress.com. As a hook, because
	 * the time was up.
	 *
	 * @param bool $is_asked Whether a person has asked for it.
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
		if ( true !== $is_asked ) {
			add_filter( 'dashboard_for_jetpack_source', array( self::class, 'source' ) );
		}
		foreach ( $ended as $change ) {
			try {
				Time_Limit::in_page(
					static function () use ( $change ) {
						Foreign_Code::run(
							static function () use ( $change ) {
								self::run_hooks( $change );
							}
						);
					}
				);
			} catch ( Throwable $fault ) {
				continue;
			}
		}
		remove_filter( 'dashboard_for_jetpack_source', array( self::class, 'source' ) );
	}

	/** @return string Who makes the changes that tell() is about, for a record of changes. */
	public static function source() {
		return 'clock';
	}

	private static function run_hooks( array $change ) {
		$new = get_option( $change['option'] );
		$old = maybe_unserialize( Stored_Part::with( Stored_Part::row( $change['option'] ), $change, $change['after'] ) );
		do_action( "update_option_{$change['option']}", $old, $new, $change['option'] ); // phpcs:ignore WordPress.NamingConventions -- WordPress's own.
		do_action( 'updated_option', $change['option'], $old, $new ); // phpcs:ignore WordPress.NamingConventions -- WordPress's own.
		if ( '' === $change['item'] ) {
			return;
		}
		// phpcs:disable WordPress.NamingConventions -- Jetpack's own.
		if ( null === $change['before'] ) {
			do_action( "jetpack_deactivate_module_{$change['item']}", $change['item'] );
		} else {
			do_action( "jetpack_activate_module_{$change['item']}", $change['item'] );
		}
		// phpcs:enable
	}
}

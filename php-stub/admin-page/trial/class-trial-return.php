<?php
/**
 * The way back from a trial that nobody has answered.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Trial;

use Dashboard_For_Jetpack\Admin_Page\Places;
use Dashboard_For_Jetpack\Admin_Page\Request_State;
use Dashboard_For_Jetpack\Admin_Page\Visitor_Cost\Measured_Request;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Puts back the changes of a trial whose time is over, in the first request of anybody.
 *
 * - Before Jetpack loads its modules, those that were turned on are left out of the list for this request, so that none of them can end it.
 * - When WordPress is loaded, Jetpack's own setters put back each value that is still the one of the change. If something ends the request earlier, a
 *   shutdown function does it.
 * - The trial goes last. Until then each request repeats all steps.
 */
class Trial_Return {

	/** @var bool Whether this request still has to put back. */
	private static $is_due = false;

	/** @var string[] Modules that this request leaves out. */
	private static $left_out = array();

	/** Looks for trials whose time is over. Other requests pay a look into the loaded options. */
	public static function hook() {
		if ( ! Trials::exist() || Measured_Request::is_running() ) {
			return;
		}
		$due = Trials::due();
		if ( ! $due ) {
			return;
		}
		self::$is_due = true;
		foreach ( $due as $trial ) {
			foreach ( $trial['values'] as $key => $value ) {
				if ( true === $value['after'] && false === $value['before'] ) {
					self::$left_out[] = $key;
				}
			}
		}
		add_filter( 'option_' . Places::MODULES, array( self::class, 'leave_out' ), PHP_INT_MAX );
		add_action( 'wp_loaded', array( self::class, 'put_back_due' ), PHP_INT_MAX );
		register_shutdown_function( array( self::class, 'put_back_due' ) );
	}

	/**
	 * Filter of the list of active modules.
	 *
	 * @param mixed $modules Slugs.
	 * @return mixed
	 */
	public static function leave_out( $modules ) {
		return is_array( $modules ) ? array_values( array_diff( $modules, self::$left_out ) ) : $modules;
	}

	/** Puts back what is due, unless another request does. */
	public static function put_back_due() {
		if ( ! self::$is_due ) {
			return;
		}
		self::$is_due = false;
		// Jetpack's setters need the true list.
		remove_filter( 'option_' . Places::MODULES, array( self::class, 'leave_out' ), PHP_INT_MAX );
		if ( ! Trials::lease() ) {
			add_filter( 'option_' . Places::MODULES, array( self::class, 'leave_out' ), PHP_INT_MAX );
			return;
		}
		$is_done = true;
		foreach ( Trials::due() as $user => $trial ) {
			$is_done = self::put_back( $user, $trial ) && $is_done;
		}
		// A failed value is tried again once the claim is over, not by each visitor.
		if ( $is_done ) {
			Trials::release();
		}
	}

	/**
	 * Puts back a trial, as its user, who may have lost the right to.
	 *
	 * @param int   $user  Id.
	 * @param array $trial As in Trials.
	 * @return bool Whether nothing is left to do.
	 */
	public static function put_back( $user, array $trial ) {
		$state = Request_State::take();
		try {
			wp_set_current_user( $user );
			$done = self::restore( $trial['values'] );
		} catch ( Throwable $fault ) {
			$done = array();
		} finally {
			$state->restore();
		}
		$is_hopeless = $trial['until'] + Trials::PATIENCE < time();
		return null === Trials::change(
			$user,
			static function ( $now ) use ( $trial, $done, $is_hopeless ) {
				// It may have been answered or extended meanwhile.
				if ( ! $now || $now['id'] !== $trial['id'] ) {
					return $now;
				}
				$now['values'] = array_diff_key( $now['values'], $done );
				return $now['values'] && ! $is_hopeless ? $now : null;
			}
		);
	}

	/**
	 * Restores the values that are still those of the change.
	 *
	 * @param array[] $values Key to { before, after }.
	 * @return array Keys that are done, as keys.
	 */
	private static function restore( array $values ) {
		$current = Setting_Values::read( array_keys( $values ) );
		$done    = array();
		// Options of a module can be saved only while it is on.
		uasort(
			$values,
			static function ( $one, $other ) {
				return self::turn( $one ) - self::turn( $other );
			}
		);
		foreach ( $values as $key => $value ) {
			$is_changed = array_key_exists( $key, $current ) && Setting_Values::is_same( $current[ $key ], $value['after'] );
			if ( ! $is_changed || Setting_Values::save( $key, $value['before'] ) ) {
				$done[ $key ] = true;
			}
		}
		return $done;
	}

	private static function turn( array $value ) {
		return is_bool( $value['before'] ) ? ( $value['before'] ? 0 : 2 ) : 1;
	}
}

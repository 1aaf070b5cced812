<?php

namespace Dashboard_For_Jetpack\Extras\Commands;

use Dashboard_For_Jetpack\Site_Tools\Setting_Value;
use Dashboard_For_Jetpack\Site_Tools\Settings;
use Dashboard_For_Jetpack\Site_Tools\Site;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Saves exactly the values of a plan, each in a separate call, so that each refusal has its own reason. */
class Apply {

	/** A change may undo another one, such as a module that sets its options when it is turned on, so these are sent again. */
	const PASSES = 2;

	/**
	 * Applies a plan, after reading the site's values again. Values that someone else has changed since the plan was made are left alone.
	 *
	 * @param array    $plan Settings_File::plan().
	 * @param array    $site Site::read() of the plan.
	 * @param callable $read Returns Site::read() of another process: this one would crash if it turned on a module whose file Jetpack has loaded to read its settings.
	 * @return array|WP_Error `{ reasons: key → "" for a change that the site has now, else its reason, changed: key → the value that somebody else has saved,
	 * as people read it }`, each change in one of them; the error of a call that reads.
	 */
	public static function run( array $plan, array $site, callable $read ) {
		$values  = wp_list_pluck( $plan['changes'], 'value', 'key' );
		$wanted  = array( 'values' => $values + self::watched( $site, $values ) );
		$changed = array();
		$reasons = array();
		for ( $pass = 0; $pass <= self::PASSES; $pass++ ) {
			$site = $read();
			if ( is_wp_error( $site ) ) {
				return $site;
			}
			// This process remembers options that it has read, even if another one has saved them since.
			if ( wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
			if ( 0 === $pass ) {
				$changed = self::changed( $plan, $wanted, $site );
				$values  = array_diff_key( $values, $changed );
				$wanted  = array( 'values' => $values + self::watched( $site, $values ) );
				$reasons = array_fill_keys( array_keys( $values ), '' );
			}
			$left = self::sorted( Settings_File::plan( $wanted, $site )['changes'] );
			// A value that the site has now was saved, even if its answer was an error.
			$reasons = array_intersect_key( $reasons, array_flip( wp_list_pluck( $left, 'key' ) ) ) + array_fill_keys( array_keys( $values ), '' );
			foreach ( $left as $change ) {
				$key  = $change['key'];
				$kept = isset( $reasons[ $key ] ) ? $reasons[ $key ] : '';
				if ( self::PASSES === $pass ) {
					$reasons[ $key ] = '' === $kept ? __( "The site didn't keep this value.", 'dashboard-for-jetpack' ) : $kept;
				} elseif ( '' === $kept ) {
					$saved           = Site::save( array( $change['server_key'] => $change['value'] ) );
					$reasons[ $key ] = is_wp_error( $saved ) ? self::reason( $saved, $change['server_key'] ) : '';
				}
			}
		}
		return compact( 'reasons', 'changed' );
	}

	/**
	 * The changes whose present value is neither the plan's nor the wanted one.
	 *
	 * @param array $plan   Settings_File::plan().
	 * @param array $wanted The file's values.
	 * @param array $site   Site::read(), later.
	 * @return array Key → the present value, as people read it.
	 */
	private static function changed( array $plan, array $wanted, array $site ) {
		$old     = wp_list_pluck( $plan['changes'], 'old', 'key' );
		$changed = array();
		foreach ( Settings_File::plan( $wanted, $site )['changes'] as $change ) {
			$key = $change['key'];
			if ( array_key_exists( $key, $old ) && ! Setting_Value::is_same( $old[ $key ], $change['old'] ) ) {
				$changed[ $key ] = $change['from'];
			}
		}
		return $changed;
	}

	/**
	 * The options of switched modules, which must keep their values, although the server may change them.
	 *
	 * @param array $site   Site::read().
	 * @param array $values Key → value of the changes.
	 * @return array Key → value.
	 */
	private static function watched( array $site, array $values ) {
		$watched = array();
		foreach ( Settings::entries( $site ) as $key => $entry ) {
			if ( $entry['setting'] && isset( $values[ $entry['setting']['module'] ] ) ) {
				$watched[ $key ] = $entry['value'];
			}
		}
		return $watched;
	}

	/**
	 * Modules are turned on first and off last, so that an option is saved while its module is on.
	 *
	 * @param array $changes Of a plan.
	 */
	private static function sorted( array $changes ) {
		$parts = array( array(), array(), array() );
		foreach ( $changes as $change ) {
			$parts[ $change['is_module'] ? ( $change['value'] ? 0 : 2 ) : 1 ][] = $change;
		}
		return array_merge( ...$parts );
	}

	private static function reason( WP_Error $error, $key ) {
		$message = $error->get_error_message();
		return preg_replace( '/^.*?\b' . preg_quote( $key, '/' ) . ': /s', '', '' === $message ? (string) $error->get_error_code() : $message );
	}
}

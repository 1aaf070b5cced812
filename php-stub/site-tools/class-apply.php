<?php
/**
 * Application of a plan.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Site_Tools;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Saves the changes of a plan: exactly its values, each in a call of its own, so that each refusal has its own reason.
 */
class Apply {

	/**
	 * A change may undo another one, such as a module that sets its options when it is turned on: these are sent once more.
	 */
	const PASSES = 2;

	/**
	 * Applies a plan. The site's own values, read again, decide what is done.
	 *
	 * @param array $plan Settings_File::plan().
	 * @param array $site Site::read() of the plan.
	 * @return array|WP_Error Key → "" for a change that the site has now, else its reason; the error of a call that reads.
	 */
	public static function run( array $plan, array $site ) {
		$values  = wp_list_pluck( $plan['changes'], 'value', 'key' );
		$wanted  = array( 'values' => $values + self::watched( $site, $values ) );
		$reasons = array_fill_keys( array_keys( $values ), '' );
		for ( $pass = 0; $pass <= self::PASSES; $pass++ ) {
			$site = Site::read();
			if ( is_wp_error( $site ) ) {
				return $site;
			}
			$left = self::sorted( Settings_File::plan( $wanted, $site )['changes'] );
			// What the site has now is done, although its answer may have been an error.
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
		return $reasons;
	}

	/**
	 * The server may change options of a module that it turns on or off: they keep their values.
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
	 * @return array
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

<?php

namespace Dashboard_For_Jetpack\Sandbox\Modules;

use Dashboard_For_Jetpack\Sandbox\Plugins\Runs;
use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** An enabled module may still be inactive: without a connection none runs, and in offline mode only those that need no connection run. */
class Active_Modules {

	/**
	 * Whether a module runs.
	 *
	 * @param string $slug Module.
	 */
	public static function is_active( $slug ) {
		$module = Table::find( $slug );
		if ( ! $module || 'vaultpress' === $slug ) {
			return $module && Runs::vaultpress();
		}
		$may_run = Connection::is_offline() ? ! $module['requires_connection'] : Connection::is_registered();
		return $may_run && self::is_switched_on( $slug );
	}

	/**
	 * Whether a module is enabled, by a user or by an override.
	 *
	 * @param string $slug Module.
	 */
	public static function is_switched_on( $slug ) {
		$override = Override::of( $slug );
		return $override ? 'active' === $override : in_array( $slug, Store::get( 'active', array() ), true );
	}

	/**
	 * Saves the state of a module.
	 *
	 * @param string $slug Module.
	 * @param bool   $is_on Wanted state.
	 */
	public static function switch_to( $slug, $is_on ) {
		$active = array_diff( Store::get( 'active', array() ), array( $slug ) );
		Store::set( array( 'active' => array_values( $is_on ? array_merge( $active, array( $slug ) ) : $active ) ) );
	}
}

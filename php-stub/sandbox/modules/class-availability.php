<?php

namespace Dashboard_For_Jetpack\Sandbox\Modules;

use Dashboard_For_Jetpack\Sandbox\Plugins\Runs;
use Dashboard_For_Jetpack\Sandbox\Settings\Store as Settings;
use Dashboard_For_Jetpack\Sandbox\State\Connection;
use Dashboard_For_Jetpack\Sandbox\State\Plan;

defined( 'ABSPATH' ) || exit;

/** Finds the first reason why a module is unavailable. */
class Availability {

	/**
	 * Reason why a module is unavailable.
	 *
	 * @param array $module Record of the table.
	 * @return string|false False if it is available; "" for no stated reason.
	 */
	public static function unavailable_reason( array $module ) {
		if ( 'vaultpress' === $module['module'] ) {
			return '';
		}
		if ( 'woocommerce-analytics' === $module['module'] && ! Runs::woocommerce() ) {
			return __( 'Needs WooCommerce', 'dashboard-for-jetpack' );
		}
		if ( Connection::is_offline() ) {
			return $module['requires_connection'] || $module['requires_user_connection'] ? __( 'Offline mode', 'dashboard-for-jetpack' ) : false;
		}
		if ( ! Connection::is_registered() ) {
			return __( 'Jetpack is not connected', 'dashboard-for-jetpack' );
		}
		if ( $module['requires_user_connection'] && ! Connection::has_owner() ) {
			return __( 'Needs a connected user account', 'dashboard-for-jetpack' );
		}
		return self::is_in_plan( $module ) ? false : __( 'Not part of the current plan', 'dashboard-for-jetpack' );
	}

	/**
	 * Whether the plan includes a module.
	 *
	 * @param array $module Record of the table.
	 */
	public static function is_in_plan( array $module ) {
		$classes = $module['plan_classes'];
		return in_array( 'free', $classes, true )
			|| in_array( Plan::get( 'class', 'free' ), $classes, true )
			|| Plan::supports( $module['module'] )
			|| ( 'search' === $module['module'] && Settings::get( 'has_jetpack_search_product', false ) );
	}
}
